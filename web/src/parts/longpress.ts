import type { Attachment } from 'svelte/attachments';

const HELD = 450; // milliseconds
const SLACK = 10; // pixels that a finger may tremble
const ENDS = ['pointerup', 'pointercancel', 'pointerleave'];

/** A long press, or the right mouse button, instead of hovering; the click that follows does nothing. */
export function longPress(action: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stop = () => clearTimeout(timer);
    const hold = () => {
      held = true;
      action();
    };
    let [x, y] = [0, 0];
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) stop();
    };
    const down = (event: PointerEvent) => {
      held = false;
      [x, y] = [event.clientX, event.clientY];
      if (event.button === 0) timer = setTimeout(hold, HELD);
    };
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!held) action();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    for (const name of ENDS) element.addEventListener(name, stop);
    element.addEventListener('click', click, true);
    element.addEventListener('contextmenu', menu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      for (const name of ENDS) element.removeEventListener(name, stop);
      element.removeEventListener('click', click, true);
      element.removeEventListener('contextmenu', menu);
    };
  };
}
