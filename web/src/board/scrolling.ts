import type { Attachment } from 'svelte/attachments';

const SLACK = 2; // pixels of rounding

/** Keeps an attribute true as long as something lies beyond an edge of what scrolls: it fades out there. */
function fades(name: 'goesOn' | 'goesDown', beyond: (box: HTMLElement) => number): Attachment<HTMLElement> {
  return (box) => {
    const look = () => (box.dataset[name] = String(beyond(box) > SLACK));
    const sizes = new ResizeObserver(look);
    const watch = () => {
      look();
      for (const one of [box, ...box.children]) sizes.observe(one); // those it knows it goes on with
    };
    const inside = new MutationObserver(watch);
    watch();
    inside.observe(box, { childList: true, subtree: true });
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      inside.disconnect();
      box.removeEventListener('scroll', look);
    };
  };
}

/** A row that scrolls aside says so (`data-goes-on`). */
export const goesOn = fades('goesOn', (row) => row.scrollWidth - row.clientWidth - row.scrollLeft);
/** A page that scrolls down says so (`data-goes-down`). */
export const goesDown = fades('goesDown', (page) => page.scrollHeight - page.clientHeight - page.scrollTop);
