import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { appIcons } from './plugins/app-icons.ts';
import { compressed } from './plugins/compressed.ts';
import { icons } from './plugins/icons.ts';
import { shell } from './plugins/shell.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.QUIVIRA_SERVER ?? 'http://127.0.0.1:8000';
/** Tests run in Node, but on what browsers get: there signals are live and effects run. */
const asInBrowsers = () => (process.env.VITEST ? { generate: 'client' as const } : undefined);

export default defineConfig({
  plugins: [svelte({ dynamicCompileOptions: asInBrowsers }), icons(), appIcons(), shell(), compressed()],
  resolve: {
    alias: { $web: here('./src') },
    dedupe: ['@fluent/bundle', 'vitest'], // games' folders lie outside and have no node_modules of their own
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: process.env.QUIVIRA_WWW ?? here('../src/quivira/server/www'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // light-dark() stays as it is
    assetsInlineLimit: 0, // the server's policy allows no data: in fonts
    modulePreload: { polyfill: false },
    manifest: 'manifest.json', // read by the check of the first load's weight
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: here('./index.html'), sw: here('./src/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'), // a worker keeps its address
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server },
  },
  test: {
    include: ['tests/**/*.test.ts', '../src/quivira/games/*/web/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000, // for machines with much else to do
  },
});
