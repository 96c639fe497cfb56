import { Resvg } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SIZES = [180, 192, 512];

/** The icons of the installed app, drawn from our own SVG. */
export function appIcons(): Plugin {
  return {
    name: 'quivira-app-icons',
    apply: 'build',
    generateBundle() {
      const svg = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
      for (const size of SIZES) {
        const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: picture.render().asPng() });
      }
    },
  };
}
