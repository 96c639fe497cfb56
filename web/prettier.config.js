import * as svelte from 'prettier-plugin-svelte';

/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  singleQuote: true,
  plugins: [svelte], // by value: games' folders lie outside and have no node_modules of their own
};
