import { describe, expect, it } from 'vitest';
import { beside, nearest, type Spot } from './arrows';

// Two lines of three and one of one; the second thing is lifted a little.
const SPOTS: Spot[] = [
  [0, 0],
  [10, -6],
  [20, 0],
  [0, 100],
  [10, 100],
  [20, 100],
  [0, 200],
].map(([x, y]) => ({ x: x!, y: y! }));

describe('arrow keys', () => {
  it('go along in reading order and stop at the ends', () => {
    expect(beside(SPOTS, 2, 'ArrowRight')).toBe(3);
    expect(beside(SPOTS, 3, 'ArrowLeft')).toBe(2);
    expect([beside(SPOTS, 0, 'ArrowLeft'), beside(SPOTS, 6, 'ArrowRight')]).toEqual([-1, -1]);
    expect([beside(SPOTS, 4, 'Home'), beside(SPOTS, 4, 'End')]).toEqual([0, 6]);
  });
  it('go to the next line, to what stands nearest', () => {
    expect(beside(SPOTS, 1, 'ArrowDown')).toBe(4);
    expect(beside(SPOTS, 5, 'ArrowDown')).toBe(6);
    expect(beside(SPOTS, 4, 'ArrowUp')).toBe(1);
    expect(beside(SPOTS, 6, 'ArrowUp')).toBe(3);
  });
  it('do not take a lifted card for a line of its own', () => {
    expect(beside(SPOTS, 0, 'ArrowUp')).toBe(-1);
    expect(beside(SPOTS, 6, 'ArrowDown')).toBe(-1);
  });
  it('enter another part at the line that is given', () => {
    expect(nearest(SPOTS, { x: 19, y: 900 }, 100)).toBe(5);
    expect(nearest(SPOTS, { x: 19, y: 900 }, 200)).toBe(6);
  });
});
