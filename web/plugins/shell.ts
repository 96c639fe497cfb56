import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const WORDS = /\/locale\/\w+\.ftl/; // in which the page says that there is no network
const FONTS = /(latin|latin-ext)-.*wght-normal.*\.woff2$/;

/** Tells the service worker which files the shell consists of; their names hold hashes, so they are the version. */
export function shell(): Plugin {
  return {
    name: 'quivira-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'] as Rolldown.OutputChunk;
      const files = new Set<string>();
      const add = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || files.has(name)) return;
        files.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
        chunk.imports.forEach(add);
      };
      for (const [name, one] of Object.entries(bundle)) {
        if (one.type === 'asset' && FONTS.test(name)) files.add(name);
        if (one.type === 'chunk' && one !== worker && (one.isEntry || WORDS.test(one.facadeModuleId ?? ''))) add(name);
      }
      const list = ['/', ...[...files].sort().map((name) => `/${name}`), '/icon.svg', '/manifest.webmanifest'];
      const version = createHash('sha256').update(list.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replace(/\bSHELL\b/, () => JSON.stringify(list)).replace(/\bVERSION\b/, `"${version}"`);
    },
  };
}
