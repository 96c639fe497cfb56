import type { Label } from '$web/api/wire';
import type { CibolaView } from './view';

/** Remembers where things lie that were dealt together: what is left keeps its place when others are taken. */
export function places(): (left: readonly string[]) => readonly string[] {
  let dealt: readonly string[] = [];
  return (left) => {
    if (!left.every((one) => dealt.includes(one))) dealt = left;
    return dealt;
  };
}

/** The key of the chamber that an event of the log names. */
export function chamberAt(view: CibolaView, label: Label | undefined): string | undefined {
  if (typeof label !== 'object' || !('args' in label)) return undefined;
  const { treasure, value } = label.args;
  const column = view.temple.find((one) => one.treasure === treasure);
  return column?.chambers.find((one) => one.value === value)?.key;
}
