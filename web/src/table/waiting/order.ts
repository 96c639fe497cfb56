import type { Seated } from '$web/api/wire';

type Chair = Pick<Seated, 'seat' | 'person' | 'bot'>;

export const isFree = ({ person, bot }: Chair): boolean => person === null && bot === null;

/** The free chairs to which one can go oneself to play earlier or later: the nearest beyond whoever sits next. */
export function elsewhere(chairs: readonly Chair[], seat: number): { earlier?: number; later?: number } {
  const free = chairs.filter(isFree).map((chair) => chair.seat);
  const taken = chairs.filter((chair) => !isFree(chair)).map((chair) => chair.seat);
  const before = taken.findLast((other) => other < seat);
  const after = taken.find((other) => other > seat);
  return {
    earlier: before === undefined ? undefined : free.findLast((chair) => chair < before),
    later: after === undefined ? undefined : free.find((chair) => chair > after),
  };
}
