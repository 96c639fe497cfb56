import { Resvg } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SQUARE = { 'icon-180.png': 180, 'icon-maskable-512.png': 512 }; // whoever shows them cuts them to shape
const ROUNDED = { 'icon-192.png': 192, 'icon-512.png': 512 };

/** The icons of the installed app, drawn from our own SVG. */
export function appIcons(): Plugin {
  return {
    name: 'quivira-app-icons',
    apply: 'build',
    generateBundle() {
      const svg = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
      const draw = (names: Record<string, number>, drawing: string) => {
        for (const [fileName, value] of Object.entries(names)) {
          const picture = new Resvg(drawing, { fitTo: { mode: 'width', value } });
          this.emitFile({ type: 'asset', fileName, source: picture.render().asPng() });
        }
      };
      draw(SQUARE, svg);
      draw(ROUNDED, svg.replace('<rect ', '<rect rx="112" '));
    },
  };
}
