/**
 * Tabs whose panels are all in the HTML: without JavaScript they are stacked, and with it CSS hides
 * the closed ones before hydration, so that there is no layout shift.
 */
'use client'

import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { useHistoryState } from '@/components/hooks/history-state'
import { moveTabFocus } from './moveFocus'
import styles from './Tabs.module.scss'

export interface TabPanel {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly panels: readonly TabPanel[]
  /** A last tab that opens another site in a new browser tab and selects the first panel. */
  readonly elsewhere?: { readonly href: string; readonly label: ReactNode }
}

export const Tabs = bounded(LiveTabs, StackedTabs)

function LiveTabs({ label, panels, elsewhere }: TabsProps) {
  const first = panels[0]?.id ?? ''
  const [open, setOpen] = useHistoryState(`tab ${label}`, first, stored =>
    panels.some(({ id }) => id === stored) ? String(stored) : undefined,
  )
  const base = useId()
  return (
    <div className={styles.root}>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveTabFocus}>
        {panels.map(({ id, label: tab }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={`${base}-${id}`}
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {tab}
          </button>
        ))}
        {elsewhere && (
          <a
            role="tab"
            aria-selected="false"
            tabIndex={-1}
            href={elsewhere.href}
            target="_blank"
            rel="noopener"
            onClick={() => setOpen(first)}
          >
            {elsewhere.label}
          </a>
        )}
      </div>
      {panels.map(({ id, content }) => (
        <Panel key={id} id={`${base}-${id}`} open={id === open} onFound={() => setOpen(id)}>
          {content}
        </Panel>
      ))}
    </div>
  )
}

interface PanelProps {
  readonly id: string
  readonly open: boolean
  /** The browser's search has found text in the closed panel. */
  readonly onFound: () => void
  readonly children: ReactNode
}

function Panel({ id, open, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)
  // Not as a prop: React knows `hidden` as yes or no alone, and without scripts all panels are shown.
  useEffect(() => {
    const panel = ref.current
    if (open) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
    panel?.addEventListener('beforematch', found)
    return () => panel?.removeEventListener('beforematch', found)
  }, [open])
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={id}
      aria-labelledby={`${id}-tab`}
      data-closed={!open || undefined}
    >
      {children}
    </div>
  )
}

function StackedTabs({ panels, elsewhere }: TabsProps) {
  return (
    <div className={styles.root}>
      {panels.map(({ id, label, content }) => (
        <section key={id}>
          <h2>{label}</h2>
          {content}
        </section>
      ))}
      {elsewhere && <a href={elsewhere.href}>{elsewhere.label}</a>}
    </div>
  )
}
