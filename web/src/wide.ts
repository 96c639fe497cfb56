import { MediaQuery } from 'svelte/reactivity';

/** A desk: opponents' areas and the log stand beside the board, not in sheets above it. Styles say it again. */
export const wide = new MediaQuery('(min-width: 1180px)');
