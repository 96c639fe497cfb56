import type { Component } from 'svelte';
import type { Board, Brings, CardPart, Ends, Meanwhile, Moments, Scored, SeatPart, Table, TokenPart } from './contract';
import { loadNotes } from './shown';

type Lazy<T> = Record<string, () => Promise<T>>;
interface Staged {
  default: Moments;
  ends?: Ends;
  meanwhile?: Meanwhile;
}

// Every game's own parts, each a chunk that is loaded when a table needs it. No game is named here.
const boards = import.meta.glob('../../../src/quivira/games/*/web/Board.svelte') as Lazy<Board>;
const opponents = import.meta.glob('../../../src/quivira/games/*/web/Opponent.svelte') as Lazy<{ default: SeatPart }>;
const facts = import.meta.glob('../../../src/quivira/games/*/web/Facts.svelte') as Lazy<{ default: SeatPart }>;
const cards = import.meta.glob('../../../src/quivira/games/*/web/Card.svelte') as Lazy<{ default: CardPart }>;
const tokens = import.meta.glob('../../../src/quivira/games/*/web/Token.svelte') as Lazy<{ default: TokenPart }>;
const moments = import.meta.glob('../../../src/quivira/games/*/web/moments.ts') as Lazy<Staged>;
const scored = import.meta.glob('../../../src/quivira/games/*/web/scored.ts') as Lazy<{ default: Scored }>;
const covers = import.meta.glob('../../../src/quivira/games/*/web/Cover.svelte') as Lazy<{ default: Component }>;

/** All parts that a game brings; what it lacks is drawn by the generic ones. */
export interface Parts {
  Board: Board['default'];
  /** What is chosen on the board. */
  verbs: (table: Table) => readonly string[];
  brings: Brings | null;
  Opponent: SeatPart;
  Facts: SeatPart | null;
  Card: CardPart | null;
  Token: TokenPart | null;
  moments: Moments;
  ends: Ends | null;
  meanwhile: Meanwhile | null;
  scored: Scored;
}

function of<T>(parts: Lazy<T>, game: string, file: string): Promise<T | null> {
  return parts[`../../../src/quivira/games/${game}/web/${file}`]?.() ?? Promise.resolve(null);
}

export async function partsOf(game: string): Promise<Parts> {
  const [board, opponent, fact, card, token, moment, score] = await Promise.all([
    of(boards, game, 'Board.svelte'),
    of(opponents, game, 'Opponent.svelte'),
    of(facts, game, 'Facts.svelte'),
    of(cards, game, 'Card.svelte'),
    of(tokens, game, 'Token.svelte'),
    of(moments, game, 'moments.ts'),
    of(scored, game, 'scored.ts'),
  ]);
  if (!board || !opponent) await loadNotes(game);
  const { default: Board, verbs = [], brings }: Board = board ?? (await import('./GenericBoard.svelte'));
  return {
    Board,
    verbs: typeof verbs === 'function' ? verbs : () => verbs,
    brings: brings ?? null,
    Opponent: opponent?.default ?? (await import('./GenericOpponent.svelte')).default,
    Facts: fact?.default ?? (opponent ? null : (await import('./GenericFacts.svelte')).default),
    Card: card?.default ?? null,
    Token: token?.default ?? null,
    moments: moment?.default ?? {},
    ends: moment?.ends ?? null,
    meanwhile: moment?.meanwhile ?? null,
    scored: score?.default ?? {},
  };
}

export async function coverOf(game: string): Promise<Component | null> {
  return (await of(covers, game, 'Cover.svelte'))?.default ?? null;
}
