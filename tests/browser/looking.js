// What tests ask a table's page about the things on it: evaluated in the page, once after each load.
window.looking = (() => {
  const SLACK = 1.5; // pixels of rounding
  const TAP = 44;
  const PRESSED = ':is(a[href], button, summary):not(:disabled)';
  // Stands in a line of text, or only says what it is: it need not be as large as a finger.
  const INLINE = '.news, .hint, .rule, .words > .thing, p a, p button';
  const TELLING = `${INLINE}, [data-thing]:not(.legal), .others .area *`;
  // Meant to be cut: the newest line of the log (it opens the log), people's own names, a chip's short facts and what its
  // seat does (its picture says it too), and that one looks on (the bar says it whole).
  // On pages also long names of people; addresses break anywhere, and what is drawn of a board has no words.
  const SHORTENED =
    '.news, thead .name, .chip .name, .chip .facts, .chip .said, .chip .when, .strip .watching, ' +
    '.me span, .standings .name';
  const ANYWHERE = '.link, [inert]';

  // What is read from an element, once for each look: nothing changes in between.
  let boxesSeen = new Map();
  let stylesSeen = new Map();
  let shownSeen = new Map();
  const once = (kept, element, read) => {
    if (!kept.has(element)) kept.set(element, read(element));
    return kept.get(element);
  };
  const rectOf = (element) => once(boxesSeen, element, () => element.getBoundingClientRect());
  const styleOf = (element) =>
    once(stylesSeen, element, () => {
      const { overflowX, overflowY, position, transform, textOverflow, clipPath, borderTopLeftRadius } =
        getComputedStyle(element);
      return {
        overflowX,
        overflowY,
        position,
        transform,
        textOverflow,
        clipPath,
        borderTopLeftRadius,
      };
    });
  const isShown = (element) =>
    once(shownSeen, element, () => {
      const { width, height } = rectOf(element);
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    });

  // What may lie over other things lies in a layer of its own; in each, nothing may lie over another thing.
  const LAYERS = 'dialog, [data-over]';
  const layerOf = (element) => element.closest(LAYERS);
  /** All that matches, is shown and can be used now: while a sheet is open, what it holds. */
  const all = (selector) => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = sheet ?? document.querySelector('.at-table .frame') ?? document.body;
    const bubbles = sheet ? [] : [...document.querySelectorAll('[popover]')].filter((one) => !root.contains(one));
    return [root, ...bubbles].flatMap((one) => [...one.querySelectorAll(selector)]).filter(isShown);
  };
  const things = () => all('[data-thing]');
  const nameOf = (element) => element.dataset.thing;
  const boxOf = ({ left, top, right, bottom }) => ({
    left,
    top,
    right,
    bottom,
  });
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  /** What is left to see of a box that lies in an element, and what cuts it off for good. */
  const seenOf = (element) => seen(boxOf(rectOf(element)), element.parentElement, styleOf(element).position);

  function seen(box, from, position = 'static', slackX = SLACK, slackY = SLACK) {
    let cut = '';
    let left = box;
    for (let at = from; at && !at.matches('.frame'); at = at.parentElement) {
      const style = styleOf(at);
      if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
      if (position === 'fixed') break;
      position = style.position;
      const edge = rectOf(at);
      const scrolls = (way) => at.matches('[data-pans]') || ['auto', 'scroll'].includes(way);
      const cutsX = style.overflowX !== 'visible';
      const cutsY = style.overflowY !== 'visible';
      if (cutsX && !scrolls(style.overflowX) && (left.left < edge.left - slackX || left.right > edge.right + slackX))
        cut ||= at.className;
      if (cutsY && !scrolls(style.overflowY) && (left.top < edge.top - slackY || left.bottom > edge.bottom + slackY))
        cut ||= at.className;
      left = meet(left, {
        left: cutsX ? edge.left : -Infinity,
        right: cutsX ? edge.right : Infinity,
        top: cutsY ? edge.top : -Infinity,
        bottom: cutsY ? edge.bottom : Infinity,
      });
    }
    const isThere = left.right - left.left > 0 && left.bottom - left.top > 0;
    const stands = document.documentElement.matches('.at-table'); // other pages scroll down
    const beyond =
      left.left < -slackX ||
      left.right > innerWidth + slackX ||
      (stands && (left.top < -slackY || left.bottom > innerHeight + slackY));
    if (isThere && beyond) cut ||= 'the window';
    return { left: isThere ? left : null, cut };
  }

  const isRound = (element) => {
    const { width, height } = rectOf(element);
    const radius = styleOf(element).borderTopLeftRadius;
    return radius === '50%' || parseFloat(radius) >= Math.min(width, height) / 2 - 1;
  };

  function overlap(one, two) {
    const common = meet(one.left, two.left);
    if (common.right - common.left <= 2 || common.bottom - common.top <= 2) return false;
    if (!isRound(one.element) || !isRound(two.element)) return true;
    const [a, b] = [one, two].map(({ element }) => rectOf(element));
    const apart = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
    return apart < Math.min(a.width, a.height) / 2 + Math.min(b.width, b.height) / 2 - 2;
  }

  /** Named things that are cut off, or lie over each other. */
  function misplaced() {
    const found = [];
    const visible = [];
    for (const element of things()) {
      const { left, cut } = seenOf(element);
      if (cut) found.push(`${nameOf(element)} is cut off by ${cut}`);
      if (left) visible.push({ element, left });
    }
    visible.forEach((one, index) => {
      for (const two of visible.slice(index + 1)) {
        if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
        if (layerOf(one.element) === layerOf(two.element) && overlap(one, two))
          found.push(`${nameOf(one.element)} lies over ${nameOf(two.element)}`);
      }
    });
    return found;
  }

  /** What is pinned to a thing, such as the tick of one that is picked, and is cut off. */
  const clipped = () =>
    all('[data-thing] :not(svg *, .unseen)')
      .filter((pin) => styleOf(pin).position === 'absolute' && styleOf(pin).clipPath === 'none' && seenOf(pin).cut)
      .map((pin) => `${pin.className} of ${nameOf(pin.closest('[data-thing]'))} is cut off by ${seenOf(pin).cut}`);

  /** What stays in sight (`data-kept`) at such a window, and something lies over it that does not belong to it. */
  function hidden() {
    const found = [];
    // A layer may have no box of its own, and lie around what stays in sight: then its things are what hides.
    const layers = all('.stage [data-over], .stage [data-over] [data-thing]');
    for (const place of all('[data-kept]')) {
      if (!matchMedia(place.dataset.kept).matches) continue;
      const outside = layers
        .filter((layer) => !place.contains(layer))
        .map((element) => ({ element, left: rectOf(element) }));
      for (const element of place.querySelectorAll('[data-thing]')) {
        const { left } = seenOf(element);
        const over = left && isShown(element) && outside.find((layer) => overlap(layer, { element, left }));
        if (over) found.push(`${nameOf(element)} is hidden by ${nameOf(over.element) ?? over.element.className}`);
      }
    }
    return found;
  }

  /** The words and pictures of a thing that take room in it: not what is pinned to its edge. */
  function laidOut(thing) {
    const found = [];
    for (const node of thing.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.data.trim()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push(range);
      } else if (node.nodeType === Node.ELEMENT_NODE) {
        const { position, overflowX } = styleOf(node);
        if (['absolute', 'fixed'].includes(position) || overflowX !== 'visible') continue;
        found.push(...(node.matches('svg, img') ? [node] : laidOut(node)));
      }
    }
    return found;
  }

  /** Pictures, numbers and whatever else is too wide for its box; of what scrolls, see `seen`. */
  function overflowing() {
    const found = [];
    for (const thing of things()) {
      const edge = rectOf(thing);
      const isOut = (part) => {
        const { left, right } = part.getBoundingClientRect();
        return right > left && (left < edge.left - SLACK || right > edge.right + SLACK);
      };
      if (styleOf(thing).overflowX === 'visible' && laidOut(thing).some(isOut))
        found.push(`${nameOf(thing)} holds more than it has room for`);
    }
    for (const box of all(':not([tabindex="0"], svg *)')) {
      const scrolls = ['auto', 'scroll'].includes(styleOf(box).overflowY);
      if (scrolls && box.scrollHeight > box.clientHeight + SLACK)
        found.push(`${box.className} has more than it shows, and cannot be scrolled by keys`);
    }
    for (const sheet of all('dialog .content')) {
      const below = sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop;
      if (below > 2 && sheet.dataset.goesDown !== 'true') found.push(`the sheet does not show that it goes on below`);
    }
    for (const box of all(':not(svg *)')) {
      const { overflowX, overflowY, textOverflow, clipPath } = styleOf(box);
      const hides = [overflowX, overflowY].every((way) => ['hidden', 'clip', 'visible'].includes(way));
      if (overflowX === 'visible' || !hides || textOverflow === 'ellipsis' || clipPath !== 'none') continue;
      if (box.matches(`[data-pans], svg, .unseen, ${SHORTENED}`)) continue;
      if (box.scrollWidth <= box.clientWidth + SLACK) continue;
      const thing = box.closest('[data-thing]');
      found.push(`${box.className} of ${thing ? nameOf(thing) : 'the board'} is wider than it shows`);
    }
    return found;
  }

  /** Words that are broken inside, and text that is cut off. */
  function misread() {
    const found = [];
    const range = document.createRange();
    const texts = all(':not(svg *)').flatMap((parent) => [...parent.childNodes].map((node) => [node, parent]));
    for (const [node, parent] of texts) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim() || parent.closest(`.unseen, ${ANYWHERE}`)) continue;
      if (styleOf(parent).clipPath !== 'none') continue; // for those who listen
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      if (!parent.closest(SHORTENED))
        for (const line of lines) {
          const { cut } = seen(boxOf(line), parent, 'static', 2, line.height / 4);
          if (line.width > 1 && cut) found.push(`“${node.data.trim()}” is cut off by ${cut}`);
        }
      if (lines.length < 2) continue;
      for (const word of node.data.matchAll(/[\p{L}\p{N}\p{M}’]{2,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const boxes = [...range.getClientRects()];
        if (node.data[word.index - 1] === '\u00AD' && boxes.length > 1) boxes.shift(); // the hyphen, a line above
        const [first, ...rest] = boxes;
        if (rest.some((line) => line.top >= first.bottom - 3)) found.push(`“${word[0]}” is broken inside`);
      }
    }
    return found;
  }

  /** Whether there is something to see at it, and not only something to press. */
  const isDrawn = (element) =>
    element instanceof SVGElement ||
    element.hasChildNodes() ||
    getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';

  /** Words that something pinned to the edge of a thing lies over. What lies in another layer may. */
  function covered() {
    const found = [];
    const range = document.createRange();
    for (const parent of all('[data-thing], [data-thing] *')) {
      const thing = parent.closest('[data-thing]');
      if (styleOf(parent).clipPath !== 'none' || parent.matches(SHORTENED)) continue;
      for (const node of parent.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const { left } = seen(boxOf(line), parent);
          if (!left || left.bottom - left.top < line.height / 2) continue;
          for (const x of [left.left + 2, left.right - 2]) {
            const over = document.elementFromPoint(x, (left.top + left.bottom) / 2);
            if (!over || !thing.contains(over) || over.contains(parent) || parent.contains(over)) continue;
            if (isDrawn(over) && !over.matches(`input, ${INLINE}`))
              found.push(`“${node.data.trim()}” lies below ${over.getAttribute('class')}`);
          }
        }
      }
    }
    return found;
  }

  /** Names that we gave, and a desk has no room for; people's own may be longer. */
  const shortened = () =>
    matchMedia('(min-width: 700px) and (min-height: 561px)').matches
      ? all('.chip .faced ~ .name')
          .filter((name) => name.scrollWidth > name.clientWidth)
          .map((name) => `“${name.innerText}” is shortened`)
      : [];

  /** A question that the bar has no room for, or what happened by itself. */
  const unread = () =>
    all('.bar .asks, .bar .fresh')
      .filter((box) => box.scrollHeight > box.clientHeight + 1)
      .map((box) => `“${box.innerText.trim()}” has no room in the bar`);

  /** Whether a finger that aims at the middle hits this even when it is half a target off. */
  function isLarge(element) {
    const { left, top, width, height } = rectOf(element);
    if (width >= TAP - 0.5 && height >= TAP - 0.5) return true;
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = TAP / 2 - 1;
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  }

  const calledOf = (element) =>
    element.closest('[data-thing]')?.dataset.thing ||
    element.getAttribute('aria-label') ||
    element.innerText ||
    element.className;

  /** Whether all of it is in sight, and nothing has to be scrolled. */
  const isWhole = (element) => {
    const { left } = seenOf(element);
    const { width, height } = rectOf(element);
    return left && left.right - left.left > width - SLACK && left.bottom - left.top > height - SLACK;
  };

  /** Whether there is another, larger one of the same thing. */
  const isListed = (element) => {
    const thing = element.closest('[data-thing]');
    if (!thing) return false;
    return all(`[data-thing="${CSS.escape(nameOf(thing))}"]`).some((other) => other !== thing && isLarge(other));
  };

  /** A link or a button within a sentence, as high as its line. */
  const isInLine = (element) =>
    getComputedStyle(element).display === 'inline' &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.data));

  /** What a finger may aim at to press this: itself, or what names it. */
  const aims = (element) => [element, ...(element.labels ?? [])];

  /** Links, buttons and fields of a page that are too small for a finger. */
  function small() {
    const found = [];
    for (const element of all('a[href], button, summary, input, select, textarea')) {
      if (element.closest('[inert], .stage, .skip') || isInLine(element)) continue;
      if (aims(element).some(isLarge)) continue;
      element.scrollIntoView({ block: 'center' });
      boxesSeen = new Map(); // all of it lies elsewhere now
      if (!aims(element).some(isLarge))
        found.push(`“${element.getAttribute('aria-label') ?? element.innerText}” is too small for a finger`);
    }
    scrollTo(0, 0);
    return found;
  }

  /** What is wrong with a page beside the board, which may scroll down; on its first screen there is something to do. */
  function page(deeds) {
    scrollTo(0, 0);
    const found = [];
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) found.push(`the page is ${width - innerWidth} pixels too wide`);
    const isInSight = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return isShown(element) && top >= 0 && bottom <= innerHeight + 1;
    };
    if (![...document.querySelectorAll(deeds)].some(isInSight)) found.push('nothing can be done on the first screen');
    return [...new Set([...found, ...misread(), ...small()])];
  }

  /** Choices that cannot be reached, or hit. */
  function missed() {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight + 1)
      found.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
    const legal = all('.stage .legal');
    const buttons = all('.bar .buttons button');
    if (
      document.querySelector('.frame').dataset.state === 'asked' &&
      !all('dialog *').length &&
      !legal.length &&
      !buttons.length
    )
      found.push('nothing can be chosen');
    if (legal.length && !legal.some(isWhole)) found.push('nothing that answers is in sight');
    for (const element of legal) if (seenOf(element).cut) found.push(`${calledOf(element)} cannot be reached`);
    for (const element of all(PRESSED)) {
      if (element.matches(TELLING) || isLarge(element) || isListed(element)) continue;
      if (element.matches('.legal') || isWhole(element)) found.push(`${calledOf(element)} is too small for a finger`);
    }
    for (const element of all('[data-pans] .legal')) {
      const { left, right, top, bottom } = rectOf(element);
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-fixed]');
      if (over) found.push(`${calledOf(element)} lies below ${over.className}`);
    }
    const bar = document.querySelector('.bar .unfold');
    for (const box of all('.bar .asks, .bar .buttons'))
      if (!bar && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1))
        found.push(`${box.className} has more than can be seen, and does not unfold`);
    return found;
  }

  /**
   * Legal actions that are nowhere: neither listed (`data-actions`), nor about a thing that is marked as legal, whose name
   * then holds what the action's key says after its verb.
   */
  function lost(keys) {
    const listed = [...document.querySelectorAll('.frame [data-actions]')].flatMap((one) =>
      one.dataset.actions.split(' '),
    );
    const marked = [...document.querySelectorAll('.stage .legal')]
      .filter(isShown)
      .flatMap((element) => (element.closest('[data-thing]')?.dataset.thing ?? '').split(':'));
    const isMarked = (what) => what && marked.some((part) => part === what || part.endsWith(`-${what}`));
    return keys.filter((key) => !listed.includes(key) && !isMarked(key.slice(key.indexOf(':') + 1)));
  }

  const soon = () => new Promise((done) => setTimeout(done));
  const closed = (dialog) =>
    new Promise((done) => {
      dialog.addEventListener('close', () => setTimeout(done), { once: true });
      dialog.close();
    });

  /** What a thing answers when it is asked: its name, what it is, and its rule; null if it says nothing. */
  async function answerOf(element) {
    let [sheet, said] = [null, null];
    for (let times = 0; times < 5 && !said; times++) {
      // Asked again, if news of the game came in between and took the answer away.
      if (element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))) return null;
      for (let waits = 0; waits < 20 && !said; waits++) {
        await soon();
        sheet = document.querySelector('dialog[open]');
        said = (sheet ?? document.querySelector('.bubble'))?.cloneNode(true);
      }
    }
    if (sheet) await closed(sheet);
    if (!said) return null;
    const rule = said.querySelector('.rule');
    const title = said.querySelector('.title, h2').textContent.trim();
    for (const known of said.querySelectorAll('.title, .head, .now, .rule')) known.remove();
    return { title, what: said.textContent.trim(), rule: rule !== null };
  }

  /** Pictures and words outside of things, or on a chip; not scenery, the map under its sites, nor what works the page. */
  const signs = () =>
    [...document.querySelectorAll(':is(.stage, .others) *')].filter((element) => {
      const isWritten = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      if (!isWritten && !element.matches('svg, img')) return false;
      if (element.closest('[data-thing]:not(.chip), button:not(.chip), a, input, select, label')) return false;
      return isShown(element) && !element.closest('svg *, [role=presentation], .unseen, dialog, [data-over], [data-pans]');
    });

  /** One for all that differ in a number only: the first of a row or of the own things, and the others. */
  const alike = (name) => name.replace(/[1-9]\d*/g, '#');

  /**
   * What is asked here and nothing like it was `known` to answer, each with what is wrong with its answer. On a board that a
   * game has drawn itself all must say what they are, and name their rule; and so must all that has no name.
   */
  async function answers(isDrawn, known) {
    const found = {};
    const isKnown = (name) => known.includes(name) || name in found;
    const isAsked = (thing) => thing.closest('.stage, .others') && !thing.closest('dialog, [data-over]');
    for (const thing of things().filter(isAsked)) {
      const name = alike(nameOf(thing));
      if (isKnown(name)) continue;
      const answer = await answerOf(thing);
      if (!answer || (isDrawn && !answer.what)) found[name] = 'does not say what it is';
      else found[name] = isDrawn && !answer.rule && !thing.matches('.chip') ? 'names no rule' : '';
    }
    for (const sign of isDrawn ? signs() : []) {
      const name = alike(`“${sign.textContent.trim()}” (${sign.getAttribute('class') ?? sign.parentElement.className})`);
      if (isKnown(name)) continue;
      const answer = await answerOf(sign);
      const isOther = sign.closest('.facts') && answer?.title === sign.closest('.chip')?.querySelector('.name').textContent;
      found[name] = !answer ? 'does not say what it is' : isOther ? 'tells of who sits there' : '';
    }
    return found;
  }

  /** Where it lies in a row that may have scrolled to what is asked. */
  function unscrolled(element) {
    const box = boxOf(rectOf(element));
    for (let at = element.parentElement; at; at = at.parentElement) {
      box.left += at.scrollLeft;
      box.right += at.scrollLeft;
    }
    return box;
  }

  /**
   * Where each thing lies, by its name. With it go the names of all things of its kind in the same place: when one comes
   * to a hand, goes or is put elsewhere, the others there may move; and what it holds, in words and pictures.
   */
  function boxes() {
    const found = {};
    const counted = new Map();
    const named = things().filter((element) => !element.closest('.over'));
    const places = new Map(); // what lies in each element
    for (const element of named)
      for (let at = element.parentElement; at; at = at.parentElement)
        places.set(at, [...(places.get(at) ?? []), element]);
    for (const element of named) {
      const name = nameOf(element);
      const nth = (counted.get(name) ?? 0) + 1;
      counted.set(name, nth);
      let place = element.parentElement;
      while (place && !places.get(place).some((other) => other !== element && !element.contains(other)))
        place = place.parentElement;
      const kind = name.split(':')[0];
      const beside = (places.get(place) ?? []).map(nameOf).filter((other) => other.split(':')[0] === kind);
      found[`${name} ${nth}`] = {
        ...unscrolled(element),
        beside: beside.join(),
        holds: `${element.innerText} ${element.querySelectorAll('svg, img').length}`,
      };
    }
    return found;
  }

  /** Beside the board all that three others have is in sight at once. */
  const scrolling = () =>
    all('.others:has(.area)')
      .filter((others) => others.querySelectorAll('.area').length <= 3)
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + SLACK)
      .map(() => 'the opponents scroll');

  const flaws = () => [
    ...new Set([
      ...misplaced(),
      ...clipped(),
      ...hidden(),
      ...overflowing(),
      ...misread(),
      ...covered(),
      ...shortened(),
      ...missed(),
      ...scrolling(),
    ]),
  ];
  /** Each look sees the page as it is then. */
  const afresh =
    (look) =>
    (...given) => {
      boxesSeen = new Map();
      stylesSeen = new Map();
      shownSeen = new Map();
      return look(...given);
    };
  return {
    flaws: afresh(flaws),
    page: afresh(page),
    unread: afresh(unread),
    lost: afresh(lost),
    answers: afresh(answers),
    boxes: afresh(boxes),
  };
})();
