/**
 * The search box: a plain form that leads to the page of results, and around its field the island with
 * the drop-down of hits.
 */
import { Search, X } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import { searchKinds } from '@/lib/entities/search-hit'
import { localePath } from '@/lib/routing/locales'
import { routes } from '@/lib/routing/routes'
import { askLabels, hitLabels, type SearchLabels } from './labels'
import styles from './SearchBox.module.scss'
import { SearchField } from './SearchField.island'

/** Longest text a field takes (B33). */
const maxLength = 500

export interface SearchBoxProps {
  /** Suggests hits of one kind only. */
  readonly type?: 'doctors' | 'services'
  readonly size?: 'default' | 'small'
  /** Initial value of the field: the query of the page of results. */
  readonly query?: string
  /** `false` for the box of the header, as the text of one box of a page is kept. */
  readonly kept?: boolean
  readonly className?: string
}

export function SearchBox(props: SearchBoxProps) {
  const { type, size = 'default', query = '', kept = true, className } = props
  const t = useTranslations('search')
  const price = useTranslations('price')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const { hint = t(`placeholders.${type ?? 'all'}`), popular } =
    clinicIn(locale).search[type ?? 'all']
  const labels: SearchLabels = {
    label: t('label'),
    placeholder: hint,
    submit: t('submit'),
    clear: t('clear'),
    results: t('results'),
    found: t('found', { count: '{count}' }),
    kinds: Object.fromEntries(
      searchKinds.map(kind => [kind, t(`kinds.${kind}`)]),
    ) as SearchLabels['kinds'],
    recent: t('recent'),
    forget: t('forget'),
    popularTitle: t('popularTitle'),
    popular,
    corrected: t.raw('corrected'),
    typed: t.raw('typed'),
    unused: t.raw('unused'),
    conditions: t.raw('conditions'),
    pages: t('pages'),
    elsewhere: type ? t(`elsewhere.${type}`) : '',
    nothing: t('nothing'),
    ask: askLabels(t, shell('whatsapp'), locale),
    hit: hitLabels(t, price),
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark.
    <form
      role="search"
      // The two boxes of a page are told apart.
      aria-label={kept ? undefined : t('short')}
      action={localePath(routes.search.path, locale)}
      method="get"
      className={[styles.root, styles[size], className].filter(Boolean).join(' ')}
    >
      <SearchField
        className={styles.field}
        labels={labels}
        locale={locale}
        type={type}
        query={query}
        kept={kept}
      >
        <Icon of={Search} className={styles.icon} />
        <input
          name="q"
          type="text"
          inputMode="search"
          defaultValue={query}
          maxLength={maxLength}
          placeholder={labels.placeholder}
          className={styles.input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-label={labels.label}
          aria-autocomplete="list"
          aria-expanded="false"
        />
        <button
          type="button"
          className={styles.clear}
          aria-label={labels.clear}
          hidden={query === ''}
        >
          <Icon of={X} />
        </button>
        <button type="submit" className={styles.submit}>
          <Icon of={Search} className={styles.submitIcon} />
          <span className={styles.submitText}>{labels.submit}</span>
        </button>
      </SearchField>
    </form>
  )
}
