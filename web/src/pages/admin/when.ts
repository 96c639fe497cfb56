/** A moment as the reader writes it. */
export function when(at: number | null, language: string): string {
  return at === null ? '' : new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
}
