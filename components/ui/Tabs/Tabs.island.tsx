/**
 * Tabs whose panels are all in the HTML: without JavaScript they are stacked, and with it CSS hides
 * the closed ones before hydration, so that there is no layout shift.
 */
'use client'

import { type ReactNode, useId } from 'react'
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
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          data-closed={id !== open || undefined}
        >
          {content}
        </div>
      ))}
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
