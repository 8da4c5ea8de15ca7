/** Margin around the viewport, px. */
const margin = 800

/**
 * Calls back whenever the element comes within the margin of the viewport.
 * @returns stops watching
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
    { rootMargin: `${margin}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
