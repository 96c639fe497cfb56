import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/** `import crane from 'icon:crane'` bundles this one icon of game-icons.net and no other. */
export function icons(): Plugin {
  let drawn: Record<string, { body: string }> | undefined;
  return {
    name: 'quivira-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      drawn ??= JSON.parse(
        readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
      ).icons as Record<string, { body: string }>;
      const name = id.slice(PREFIX.length + 1);
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(drawn[name]?.body ?? '');
      if (!path) this.error(`there is no icon '${name}' of one path in @iconify-json/game-icons`);
      return `export default ${JSON.stringify(path![1])};`;
    },
  };
}
