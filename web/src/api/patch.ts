/** What makes one value of another: fields or places that change, `[value]` instead, `[]` gone, or `[first, count, items]` of a list. */
export type Change = { readonly [field: string]: Change } | readonly unknown[];

/** The value that a change makes of another one; what has not changed is shared. */
export function patched(old: unknown, change: Change): unknown {
  if (isList(change)) {
    if (change.length === 1) return change[0];
    const [first, count, items] = change as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, first), ...items, ...list.slice(first + count)];
  }
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [field, inner] of Object.entries(change)) {
    if (isList(inner) && !inner.length) Reflect.deleteProperty(copy, field);
    else copy[field] = patched(copy[field], inner);
  }
  return copy;
}

const isList = (change: Change): change is readonly unknown[] => Array.isArray(change);
