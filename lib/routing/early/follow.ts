/** Finds the element that React has drawn in the place of another one. */

/** The elements below the nodes, not the nodes themselves. */
export const select = <T extends Element>(selector: string, nodes: readonly Node[]): T[] =>
  nodes.flatMap(node => (node instanceof Element ? [...node.querySelectorAll<T>(selector)] : []))

/** What no translator changes of an element. */
function kindOf(element: Element): string {
  const record = element.closest('article') ?? element.closest('li')
  const isValued =
    (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) &&
    /button|checkbox|radio/.test(element.type)
  return [
    element.getAttribute('name'),
    element.getAttribute('href'),
    element.closest('[class]')?.getAttribute('class'),
    isValued && element.value,
    record?.querySelector('a[href]')?.getAttribute('href'),
  ].join('\n')
}

function alike<T extends Element>(element: T, nodes: readonly Node[]): T[] {
  const kind = kindOf(element)
  return select<T>(element.localName, nodes).filter(each => kindOf(each) === kind)
}

/**
 * @param gone what was taken out of the page
 * @returns a function that finds the element, or the one that has taken its place
 */
export function follow<T extends Element>(element: T, gone: readonly Node[]): () => T | undefined {
  const before = alike(element, element.isConnected ? [document.body] : gone)
  // -1 for one that is gone alone: it belonged to what hydration has replaced.
  const place = before.indexOf(element)
  let current: T | undefined = element
  return () => {
    if (current?.isConnected) return current
    const now = alike(element, [document.body])
    if (place < 0 || now.length !== before.length) return undefined
    current = now[place]
    return current
  }
}
