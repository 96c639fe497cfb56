import { MediaQuery } from 'svelte/reactivity';

/** A desk: opponents' areas and the log stand beside the board, not in sheets above it. Styles say it again. */
export const wide = new MediaQuery('(min-width: 1180px) and (min-height: 561px)');
/** A desk with room for the log beside the board, unless somebody folds it away. */
export const roomy = new MediaQuery('(min-width: 1440px) and (min-height: 561px)');
/** A phone in landscape: the board left, own things and the bar right. Styles say it again. */
export const lying = new MediaQuery('(orientation: landscape) and (max-height: 560px)');
