import type { Attachment } from 'svelte/attachments';
import type { Inspected } from './contract';

/** What each thing on the table answers when it is asked. */
const known = new WeakMap<Element, () => Inspected>();

export function inspectable(what: () => Inspected): Attachment<Element> {
  return (element) => {
    known.set(element, what);
    return () => known.delete(element);
  };
}

export interface Asked {
  element: Element;
  what: Inspected;
}

/** The innermost thing around a place on the page that can be asked. */
export function inspectableAt(place: EventTarget | null): Asked | null {
  for (let at = place instanceof Element ? place : null; at; at = at.parentElement) {
    const what = known.get(at);
    if (what) return { element: at, what: what() };
  }
  return null;
}

/** Whether a tap there does something of its own, so that it must not ask. */
export function acts(place: EventTarget | null, { element, what }: Asked): boolean {
  if (what.acts || element.matches('.legal, .refused, .picked')) return true;
  if (inspectableAt(element.parentElement)?.what.acts) return true; // such as a fact on a chip that opens a sheet
  const pressed = (place as Element).closest('a, button, input, .legal, .refused, .picked');
  return pressed !== null && pressed !== element && element.contains(pressed);
}
