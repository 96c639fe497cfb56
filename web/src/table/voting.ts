import type { Seated, Vote } from '$web/api/wire';

/** A question that everybody is asked, kept until it is known what has come of it. */
export interface Asked {
  kind: Vote['kind'];
  /** When it was asked: whoever asks may ask something else instead. */
  at: number;
  number: number;
  withdrawn: boolean;
}

/** The question that is open now, the same as before or another. */
export function asked(before: Asked | null, { kind, at }: Vote, number: number): Asked {
  return before?.at === at ? before : { kind, at, number, withdrawn: false };
}

/** Those of some seats who have not answered and may; whoever has left or given up has no say. */
export function stillAsked(vote: Vote, chairs: readonly Seated[], seats: readonly number[]): number[] {
  return seats.filter((seat) => {
    const chair = chairs[seat];
    return chair && hasSay(chair) && !vote.agreed.includes(seat) && !vote.against.includes(seat);
  });
}

/** How many people have answered so; bots agree to what people want, and are not counted. */
export const answers = (seats: readonly number[], chairs: readonly Seated[]): number =>
  seats.filter((seat) => chairs[seat]?.person && hasSay(chairs[seat])).length;

/** The people besides the own ones who are asked what everybody is asked; bots agree. */
export const othersAsked = (chairs: readonly Seated[], seats: readonly number[]): Seated[] =>
  chairs.filter((chair) => chair.person !== null && hasSay(chair) && !seats.includes(chair.seat));

export const hasSay = ({ gone, resigned }: Pick<Seated, 'gone' | 'resigned'>): boolean => !gone && resigned === null;
