import styles from './TabBar.module.scss'
import { TabLink } from './TabLink.island'

export interface Tab {
  readonly label: string
  /** With the language's prefix; null: there is nothing behind the tab, it only stands there. */
  readonly href: string | null
  /** Path below the layout that holds the bar, such as `list`: it tells which tab is open. */
  readonly section: string
}

interface TabBarProps {
  readonly label: string
  readonly tabs: readonly Tab[]
}

/** Pages of a section as tabs; scrolls sideways where it must. */
export function TabBar({ label, tabs }: TabBarProps) {
  if (tabs.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(tab => (
          <li key={tab.label}>
            {tab.href === null ? (
              <span className={styles.empty} aria-disabled="true">
                {tab.label}
              </span>
            ) : (
              <TabLink className={styles.tab} href={tab.href} section={tab.section}>
                {tab.label}
              </TabLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
