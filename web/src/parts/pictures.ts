/**
 * Drawings as pictures. The browser keeps each by its address and has one box to make, to lay out and to copy for a
 * flight, where a drawing in the page would be as many as it has shapes.
 */
export function pictures(draw: (name: string) => string): (name: string) => string {
  const drawn = new Map<string, string>();
  return (name) => {
    if (!drawn.has(name)) drawn.set(name, `data:image/svg+xml,${encodeURIComponent(draw(name))}`);
    return drawn.get(name)!;
  };
}

/** One shape of a drawing; what has no value is left out. */
export function shape(attributes: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<path ${given.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
}
