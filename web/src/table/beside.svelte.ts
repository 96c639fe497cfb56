import { settings } from '$web/settings.svelte';
import { roomy, wide } from '$web/wide';

/** Whether the log stands beside the board: on a desk with room, or as somebody last folded or unfolded it. */
export const beside = {
  get open(): boolean {
    return wide.current && (settings.log === 'auto' ? roomy.current : settings.log === 'open');
  },
  toggle(): void {
    settings.log = this.open ? 'folded' : 'open';
  },
};
