const NUMBERED = /^\*\*([A-Z]?\d+[a-z]?)\.\*\* ([\s\S]+?)(?=\n\n|$(?![\s\S]))/gm;

/** The plain text of one numbered rule. */
export function ruleOf(book: string, number: string): string {
  for (const [, found, text] of book.matchAll(NUMBERED))
    if (found === number) return text!.replace(/\s+/g, ' ').replace(/[*_`]/g, '');
  return '';
}
