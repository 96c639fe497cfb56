/** Words in one line; braces, which mean something to Fluent, mean themselves. */
const pattern = (text: string) => text.trim().replace(/\s+/g, ' ').replace(/[{}]/g, '{ "$&" }');

/** Words as lines of a Fluent file, by key; `KEY.about` says more about it. What was cleared says nothing. */
export function fluent(texts: Readonly<Record<string, string>>): string {
  const keys = new Set(Object.keys(texts).map((key) => key.split('.')[0]!));
  return [...keys]
    .filter((key) => texts[key] !== undefined)
    .map((key) => {
      const about = texts[`${key}.about`]?.trim() ? `    .about = ${pattern(texts[`${key}.about`]!)}\n` : '';
      return `${key} = ${pattern(texts[key]!) || '{ "" }'}\n${about}`;
    })
    .join('');
}

/** The first of `other`, `other-2`, `other-3` that is not taken. */
export function freeName(stem: string, taken: readonly string[]): string {
  let name = stem;
  for (let number = 2; taken.includes(name); number += 1) name = `${stem}-${number}`;
  return name;
}

/** `question-a`, `question-b` and so on: the name of a question must not end with a digit. */
export function freeLetter(stem: string, taken: readonly string[]): string {
  for (let code = 'a'.charCodeAt(0); ; code += 1) {
    const name = `${stem}-${String.fromCharCode(code)}`;
    if (!taken.includes(name)) return name;
  }
}

/** The choices that a station may answer: one by one, and all of a verb. */
export function answerable(keys: readonly string[], taken: readonly string[]): string[] {
  const verbs = new Set(keys.filter((key) => key.includes(':')).map((key) => `${key.split(':')[0]!}:*`));
  return [...keys, ...verbs].filter((key) => !taken.includes(key));
}
