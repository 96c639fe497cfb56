import { Marked } from 'marked';

const NUMBER = /^<strong>([A-Z]?\d+[a-z]?)\.<\/strong>\s*/;

export interface Section {
  title: string;
  level: number;
  /** Paragraphs as HTML; `rule` is the number of those that have one. */
  blocks: { html: string; text: string; rule: string | null }[];
}

/** A rulebook, cut at its headings; a paragraph that starts with a number is a rule that can be linked to. */
export function sections(book: string): Section[] {
  const marked = new Marked();
  const found: Section[] = [];
  for (const token of marked.lexer(book)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      found.push({
        title: plain(String(marked.parseInline(token.text as string))),
        level: token.depth as number,
        blocks: [],
      });
      continue;
    }
    const html = marked.parser([token]);
    const inner = token.type === 'paragraph' ? html.replace(/^<p>|<\/p>\s*$/g, '') : '';
    const rule = NUMBER.exec(inner)?.[1] ?? null;
    if (!found.length) found.push({ title: '', level: 1, blocks: [] });
    found.at(-1)!.blocks.push({ html: rule ? inner.replace(NUMBER, '') : html, text: plain(html), rule });
  }
  return found;
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Whether a text holds all words that are searched for. */
export function matches(text: string, search: string): boolean {
  const heard = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => heard.includes(word));
}
