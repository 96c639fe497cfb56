// Writes down what is to be watched at a table while it comes and goes; and counts what is heard and felt.
window.watched = { banners: [], astray: [], hiding: [], flyers: [], shown: [], shaken: [], origins: [], sounds: 0, buzzes: 0 };
{
  const { watched } = window;

  /** The places in which a point lies. */
  const placesAt = (x, y) =>
    [...document.querySelectorAll('[data-place]')]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left <= x && x <= right && top <= y && y <= bottom;
      })
      .map((element) => element.dataset.place);

  /** What flies over the board, and where it ends: there it stands if nothing moves. */
  const flown = (element) => {
    const [x, y] = element.style.transform.match(/[-\d.]+/g).map(Number);
    return { text: element.innerText.trim(), at: placesAt(x, y) };
  };

  /** Whether a banner lies elsewhere than at the foot of the place that the board has for words. */
  const isAstray = (banner) => {
    const place = document.querySelector('[data-place="words"]')?.getBoundingClientRect();
    const { left, right, bottom } = banner.getBoundingClientRect();
    const differ = (one, other) => Math.abs(one - other) > 1;
    return place && (differ(left, place.left) || differ(right, place.right) || differ(bottom, place.bottom));
  };

  const boxOf = (element) => element.getBoundingClientRect();
  const overlap = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  /** Words that lie over a thing on the board while something is asked. */
  const hiding = () => {
    if (!document.querySelector('.frame[data-state=asked]')) return [];
    const things = [...document.querySelectorAll('.stage [data-thing]')].map(boxOf);
    const words = [...document.querySelectorAll('.frame > [aria-hidden] :is(.banner, .told, .forced)')];
    return words.filter((one) => things.some((thing) => overlap(boxOf(one), thing))).map((one) => one.innerText);
  };

  new MutationObserver((records) => {
    watched.hiding.push(...hiding());
    const lies = document.querySelector('.frame .banner');
    const banner = lies?.innerText.trim().replace(/\s+/g, ' ');
    if (banner && banner !== watched.banners.at(-1)) {
      watched.banners.push(banner);
      if (isAstray(lies)) watched.astray.push(banner);
    }
    for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(element instanceof HTMLElement)) continue;
      if (element.matches('.flyer')) watched.flyers.push(flown(element));
      if (element.matches('[data-over]')) watched.shown.push(element.classList[0]);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['data-state'] });

  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    const { left, top, width, height } = this.getBoundingClientRect(); // where it begins
    if (options.id === 'glide') watched.origins.push(...placesAt(left + width / 2, top + height / 2));
    if (options.id === 'shake') watched.shaken.push(this.closest('[data-thing]').dataset.thing);
    return animation;
  };

  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    watched.sounds += 1;
    return start.apply(this, when);
  };
  navigator.vibrate = () => (watched.buzzes += 1);
}
