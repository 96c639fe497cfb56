import type { Attachment } from 'svelte/attachments';

const SLACK = 2; // pixels of rounding

/** A row that scrolls aside says so: as long as something lies beyond its edge, it fades out there (`data-goes-on`). */
export const goesOn: Attachment<HTMLElement> = (row) => {
  const look = () => row.toggleAttribute('data-goes-on', row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK);
  const observer = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  observer.observe(row);
  inside.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    inside.disconnect();
    row.removeEventListener('scroll', look);
  };
};
