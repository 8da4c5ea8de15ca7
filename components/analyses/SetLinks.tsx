import { useLocale } from 'next-intl'
import type { SetLink } from '@/lib/kinds/analysis-set'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './SetLinks.module.scss'

/** Of the links, for a link to them. */
export const setsId = 'sets'

interface SetLinksProps {
  readonly title: string
  readonly sets: readonly SetLink[]
}

/** Sets of analyses, each with its page; nothing for a clinic without any. */
export function SetLinks({ title, sets }: SetLinksProps) {
  const locale = useLocale()
  if (sets.length === 0) return null
  return (
    <nav id={setsId} className={styles.sets} aria-labelledby="sets-title">
      <h2 id="sets-title">{title}</h2>
      <ul>
        {sets.map(({ slug, name }) => (
          <li key={slug}>
            <a href={localePath(pathOf('analysisSet', slug), locale)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
