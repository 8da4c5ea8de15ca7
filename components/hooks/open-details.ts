/** Keeps unfolded texts unfolded when the page is loaded in the other layout, which has the same ids. */
import { historyValue, setHistoryValue } from './history-state'

const name = 'details'

export function keepOpenDetails(): void {
  const open = document.querySelectorAll('details[open][id]')
  setHistoryValue(
    name,
    Array.from(open, ({ id }) => id),
  )
}

export function openKeptDetails(): void {
  const ids = historyValue(name)
  if (!Array.isArray(ids)) return
  for (const id of ids) document.getElementById(String(id))?.setAttribute('open', '')
  setHistoryValue(name, undefined)
}
