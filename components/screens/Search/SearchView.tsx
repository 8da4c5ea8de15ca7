import { useLocale, useTranslations } from 'next-intl'
import { AddToCalculator } from '@/components/analyses/Calculator/AddToCalculator'
import { AskClinic } from '@/components/search/AskClinic'
import { HitRow } from '@/components/search/HitRow'
import { askLabels, type HitLabels, hitLabels } from '@/components/search/labels'
import { PageRow } from '@/components/search/PageRow'
import { SearchBox } from '@/components/search/SearchBox'
import { asTyped, notesOf } from '@/components/search/shown'
import { AddButton } from '@/components/sections/AddButton'
import { Elsewhere } from '@/components/sections/Elsewhere'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { clinicIn } from '@/lib/clinic'
import { hitPath } from '@/lib/content/search/hits'
import type { RichHit } from '@/lib/content/search/rich-hit'
import { type Locale, localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { SearchData } from '@/lib/screens/search'
import { fill } from '@/lib/text/fill'
import { isUrgent } from '@/lib/text/urgent'
import styles from './SearchView.module.scss'

/** Search results by kind, rendered on the server. */
export function SearchView(data: SearchData) {
  const { query, groups, pages, elsewhere, unavailable } = data
  const t = useTranslations('searchPage')
  const search = useTranslations('search')
  const shell = useTranslations('shell')
  const labels = hitLabels(search, useTranslations('price'))
  const locale = useLocale()
  const isFound = groups.length + pages.length > 0
  const notes = notesOf(data, {
    corrected: search.raw('corrected'),
    unused: search.raw('unused'),
    conditions: search.raw('conditions'),
  })
  const typed = asTyped(data, query)
  return (
    <div
      className={styles.page}
      data-shown={!query || unavailable ? undefined : isFound ? 'search' : 'search_nothing'}
    >
      <h1>{query ? t('for', { query: query.replace(/^«(.*)»$/, '$1') }) : t('h1')}</h1>
      <SearchBox query={query} />
      {isUrgent(query) && <UrgentHelp />}
      {notes.length > 0 && (
        <div>
          <p>{notes.join(' ')}</p>
          {typed && (
            <a className={styles.typed} href={queryUrl(typed, locale)}>
              {search('typed', { query: typed })}
            </a>
          )}
        </div>
      )}
      {pages.length > 0 && (
        <section>
          <h2>{search('pages')}</h2>
          <ul className={styles.hits}>
            {pages.map(page => (
              <li key={page.path}>
                <a href={localePath(page.path, locale)}>
                  <PageRow page={page} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
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
      {!isFound && (
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

/** Above all that is to be booked. */
function UrgentHelp() {
  const t = useTranslations('contacts')
  return <p>{t.rich('urgent', { call: number => <a href="tel:103">{number}</a> })}</p>
}

const queryUrl = (q: string, locale: Locale) =>
  `${localePath(pathOf('search'), locale)}?${new URLSearchParams({ q })}`

interface PopularProps {
  readonly title: string
  readonly queries: readonly string[]
}

/** Popular queries, shown when there are no hits or there is no query. */
function Popular({ title, queries }: PopularProps) {
  const locale = useLocale()
  if (queries.length === 0) return null
  return (
    <nav aria-labelledby="popular">
      <h2 id="popular">{title}</h2>
      <ul className={styles.popular}>
        {queries.map(query => (
          <li key={query}>
            <a href={queryUrl(query, locale)}>{query}</a>
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

/** Analyses have a checkbox for the calculator, which without JavaScript the form sends, others a button. */
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
          {hit.sold && <AddButton sold={hit.sold} compact />}
        </li>
      ))}
    </ul>
  )
}
