import { FileSpreadsheet, FileText } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { PlainFindField } from '@/components/lists/PlainFindField'
import { AddressLink } from '@/components/sections/AddressLink'
import { EmptySection } from '@/components/sections/EmptySection'
import { PatientFacts } from '@/components/sections/PatientFacts'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn, mainPhone } from '@/lib/clinic'
import type { Layout } from '@/lib/routing/layout'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { PriceListData } from '@/lib/screens/price-list'
import { PriceFilter } from './PriceFilter.island'
import styles from './PriceListView.module.scss'
import { PriceTable } from './PriceTable'
import tables from './PriceTable.module.scss'
import { PrintButton } from './PrintButton.island'

interface PriceListViewProps extends PriceListData {
  readonly layout: Layout
}

/**
 * All prices on one page, to find, to read, to print and to download. On phones categories fold, and the prices
 * come first.
 */
export function PriceListView(props: PriceListViewProps) {
  const { layout, crumbs, sections, isLong, lead, facts, date, url } = props
  const t = useTranslations('priceList')
  const adding = useTranslations('adding')
  const analyses = useTranslations('analyses')
  const services = useTranslations('services.top')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  if (sections.length === 0)
    return <EmptySection h1={t('h1')} crumbs={crumbs} note={services('empty')} />
  const isPhone = layout === 'mobile'
  const folds = isPhone || isLong
  const search = localePath(pathOf('search'), locale)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <p className={styles.letterhead}>
        {clinic.legalName} · <AddressLink /> · {mainPhone(clinic).label}
      </p>
      <header className={styles.head}>
        <h1>{t('h1')}</h1>
        <p>{t('date', { date })}</p>
        {!isPhone && <p>{lead}</p>}
      </header>
      {!isPhone && <Actions {...props} />}
      <PriceFilter
        className={styles.filter}
        locale={locale}
        search={search}
        labels={{
          found: t.raw('found'),
          nothing: t('nothing'),
          failed: t('failed'),
          searchSite: analyses('searchSite'),
          add: adding('add'),
        }}
      >
        <PlainFindField
          search={search}
          labels={{
            find: t('find'),
            findPlaceholder: t('findPlaceholder'),
            clear: analyses('clear'),
          }}
        />
      </PriceFilter>
      <nav className={styles.contents} aria-label={t('contents')} data-contents="">
        {sections.map(({ kind, title }) => (
          <a key={kind} href={`#${kind}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ kind, title, groups }, section) => (
        <section
          key={kind}
          id={kind}
          className={`${styles.section} ${tables.tables}`}
          aria-labelledby={`${kind}-title`}
          data-prices=""
        >
          <h2 id={`${kind}-title`}>{title}</h2>
          {groups.map((table, at) => (
            <PriceTable
              key={table.id}
              table={table}
              folds={folds}
              isOpen={section === 0 && at === 0}
            />
          ))}
        </section>
      ))}
      {isPhone && (
        <>
          <p className={styles.lead}>{lead}</p>
          <Actions {...props} />
        </>
      )}
      <PatientFacts facts={facts} />
      <p className={styles.address}>{url}</p>
    </div>
  )
}

/** Print and files. */
function Actions({ files }: PriceListData) {
  const t = useTranslations('priceList')
  const common = useTranslations('common')
  return (
    <section className={styles.actions} aria-label={t('actions')}>
      <PrintButton
        className={styles.scripted}
        locale={useLocale()}
        labels={{ print: t('print'), printElsewhere: common('printElsewhere') }}
      />
      <Button variant="secondary" href={files.xlsx} download>
        <Icon of={FileSpreadsheet} />
        {t('xlsx')}
      </Button>
      <Button variant="ghost" href={files.csv} download>
        <Icon of={FileText} />
        {t('csv')}
      </Button>
    </section>
  )
}
