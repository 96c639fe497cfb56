import type { Attachment } from 'svelte/attachments';

const SLACK = 2; // pixels of rounding

/** Keeps attributes true as long as something lies beyond these edges of what scrolls: it fades out there. */
function fades(edges: Readonly<Record<string, (box: HTMLElement) => number>>): Attachment<HTMLElement> {
  return (box) => {
    const look = () => {
      const beyond = Object.entries(edges).map(([name, pixels]) => [name, String(pixels(box) > SLACK)] as const);
      for (const [name, goes] of beyond) box.dataset[name] = goes;
    };
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

/** A row that scrolls aside says so (`data-goes-on`, and `data-goes-back` once it was scrolled). */
export const goesOn = fades({
  goesOn: (row) => row.scrollWidth - row.clientWidth - row.scrollLeft,
  goesBack: (row) => row.scrollLeft,
});
/** A page that scrolls down says so (`data-goes-down`). */
export const goesDown = fades({ goesDown: (page) => page.scrollHeight - page.clientHeight - page.scrollTop });
