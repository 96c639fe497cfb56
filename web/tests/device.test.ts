import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** How often a device buzzes that the page finds itself on. */
async function buzzes(device: object): Promise<number> {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', 'vibrate' in device ? { ...device, vibrate } : device);
  vi.resetModules();
  (await import('../src/device')).vibrate();
  return vibrate.mock.calls.length;
}

it('buzzes where it can, and not before somebody has touched the page', async () => {
  const touched = { userActivation: { hasBeenActive: true } };
  const untouched = { userActivation: { hasBeenActive: false } };
  expect(await buzzes({ vibrate: true, ...touched })).toBe(1);
  expect(await buzzes({ vibrate: true, ...untouched })).toBe(0);
  expect(await buzzes(touched)).toBe(0);
});
