import { useLocale, useTranslations } from 'next-intl'
import { AddToCalculator } from '@/components/analyses/Calculator/AddToCalculator'
import { AskClinic } from '@/components/search/AskClinic'
import { HitRow } from '@/components/search/HitRow'
import { askLabels, type HitLabels, hitLabels } from '@/components/search/labels'
import { SearchBox } from '@/components/search/SearchBox'
import { Elsewhere } from '@/components/sections/Elsewhere'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { clinicIn } from '@/lib/clinic'
import { hitPath } from '@/lib/content/search/hits'
import type { RichHit } from '@/lib/content/search/rich-hit'
import type { SearchData } from '@/lib/props/search'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { fill } from '@/lib/text/fill'
import styles from './SearchView.module.scss'

/** Search results by kind, rendered on the server. */
export function SearchView({ query, groups, unused, elsewhere, unavailable }: SearchData) {
  const t = useTranslations('searchPage')
  const search = useTranslations('search')
  const shell = useTranslations('shell')
  const labels = hitLabels(search, useTranslations('price'))
  const locale = useLocale()
  return (
    <div
      className={styles.page}
      data-shown={
        !query || unavailable ? undefined : groups.length > 0 ? 'search' : 'search_nothing'
      }
    >
      <h1>{query ? t('for', { query }) : t('h1')}</h1>
      <SearchBox query={query} />
      {unused.length > 0 && <p>{search('unused', { words: unused.join(', ') })}</p>}
      {groups.map(({ kind, hits }) => (
        <section key={kind}>
          <h2>{search(`kinds.${kind}`)}</h2>
          {kind === 'analysis' ? (
            <form action={localePath(pathOf('estimate'), locale)} autoComplete="off">
              <Hits hits={hits} labels={labels} />
              <p className={styles.next}>
                <button type="submit" className={buttonClassName({ size: 's' }, styles.scriptless)}>
                  {t('estimate')}
                </button>
                <a className={styles.scripted} href={localePath(pathOf('analyses'), locale)}>
                  {t('calculator')}
                </a>
              </p>
            </form>
          ) : (
            <Hits hits={hits} labels={labels} />
          )}
        </section>
      ))}
      {groups.length === 0 && (
        <div className={styles.none}>
          <p>{unavailable ? t('unavailable') : query ? t('none') : t('ask')}</p>
          {elsewhere && (
            <p>
              <Elsewhere path={`${pathOf('search')}?${new URLSearchParams({ q: query })}`} />
            </p>
          )}
          {query && (
            <AskClinic query={query} labels={askLabels(search, shell('whatsapp'), locale)} />
          )}
          <Popular title={search('popularTitle')} queries={clinicIn(locale).search.all.popular} />
        </div>
      )}
    </div>
  )
}

interface PopularProps {
  readonly title: string
  readonly queries: readonly string[]
}

/** Popular queries, shown when there are no hits or there is no query. */
function Popular({ title, queries }: PopularProps) {
  const path = localePath(pathOf('search'), useLocale())
  if (queries.length === 0) return null
  return (
    <nav aria-labelledby="popular">
      <h2 id="popular">{title}</h2>
      <ul className={styles.popular}>
        {queries.map(query => (
          <li key={query}>
            <a href={`${path}?${new URLSearchParams({ q: query })}`}>{query}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface HitsProps {
  readonly hits: readonly RichHit[]
  readonly labels: HitLabels
}

/** Analyses have a checkbox for the calculator, which without JavaScript the form sends. */
function Hits({ hits, labels }: HitsProps) {
  const locale = useLocale()
  return (
    <ul className={styles.hits}>
      {hits.map(hit => (
        <li key={hit.slug}>
          <a href={localePath(hitPath(hit), locale)}>
            <HitRow hit={hit} labels={labels}>
              {hit.name}
            </HitRow>
          </a>
          {hit.item && (
            <AddToCalculator
              item={hit.item}
              labels={{
                add: fill(labels.add, { name: hit.name }),
                added: fill(labels.added, { name: hit.name }),
              }}
              compact
            />
          )}
        </li>
      ))}
    </ul>
  )
}
