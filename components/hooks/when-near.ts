/** How far out of sight, px of the page, something is still near. */
const margin = 800

/**
 * Calls back whenever the element comes near to what is seen.
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
