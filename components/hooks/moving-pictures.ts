/**
 * The picture of a card moves to its place on the page that the card leads to (`@view-transition` in
 * global.scss). It is named when the visitor leaves, and no other, as the browser captures each named
 * element by itself. In the back/forward cache it keeps its name, so that "back" moves it back.
 */
export function movePictures(): void {
  let moved: HTMLElement | undefined
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    // Of "back" to a redirect the entry is `null` in Chromium.
    const url = activation?.entry?.url
    if (!viewTransition || !url) return
    moved?.style.removeProperty('view-transition-name')
    moved = pictureOnCard(url)
    if (moved) moved.style.viewTransitionName = moved.dataset.movesTo ?? 'none'
  })
}

/** The picture in the window, of a card with a link to the URL. */
function pictureOnCard(url: string): HTMLElement | undefined {
  return (
    [...document.links]
      .filter(({ href }) => href === url)
      .map(link => (link.closest('article') ?? link).querySelector<HTMLElement>('[data-moves-to]'))
      .find(picture => picture !== null && isInWindow(picture)) ?? undefined
  )
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
