/**
 * Keeps `<details>` open over a switch of the layout: both layouts render them with the same ids,
 * but as other elements.
 */
const timeoutMs = 10_000

export function keepOpenDetails(): void {
  const ids = [...document.querySelectorAll<HTMLDetailsElement>('details[open][id]')].map(d => d.id)
  const old = document.querySelector('main')
  if (ids.length === 0 || !old) return
  const observer = new MutationObserver(() => {
    if (document.contains(old)) return
    for (const id of ids) document.getElementById(id)?.setAttribute('open', '')
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), timeoutMs)
}
