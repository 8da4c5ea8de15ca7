/** What a browser has and jsdom lacks, for tests of components. Import it for its effect. */

// No styles are loaded, so nothing is ever animated.
Element.prototype.getAnimations ??= () => []

// jsdom has no size: every query about it is answered as on a wide screen.
window.matchMedia ??= query =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
