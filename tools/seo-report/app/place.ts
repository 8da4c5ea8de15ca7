/** The open tab and its query, kept in the hash of the URL: `#pages?rule=R4`. */
import { useSyncExternalStore } from 'react'
import { pageLabels } from '../labels/page'

export type Tab = keyof typeof pageLabels.tabs

export interface Place {
  readonly tab: Tab
  readonly query: Readonly<Record<string, string>>
}

export function placeOf(hash: string): Place {
  const [name = '', search = ''] = hash.replace(/^#/, '').split('?')
  return {
    tab: name in pageLabels.tabs ? (name as Tab) : 'overview',
    query: Object.fromEntries(new URLSearchParams(search)),
  }
}

/** Values that are empty are left out. */
export function hashOf(tab: Tab, query: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return params.size > 0 ? `#${tab}?${params}` : `#${tab}`
}

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function usePlace(): Place {
  return placeOf(useSyncExternalStore(subscribe, () => window.location.hash))
}

/** Adds no history entry, because it is also called while typing. */
export function replacePlace(hash: string): void {
  window.history.replaceState(null, '', hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
