import { FileSpreadsheet, FileText } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { AddressLink } from '@/components/sections/AddressLink'
import { EmptySection } from '@/components/sections/EmptySection'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn, mainPhone } from '@/lib/clinic'
import type { PriceListData } from '@/lib/props/price-list'
import styles from './PriceListView.module.scss'
import { PriceTable } from './PriceTable'
import { PrintButton } from './PrintButton.island'

/** All prices on one page, to read, to print and to download (both layouts). */
export function PriceListView(props: PriceListData) {
  const { crumbs, sections, lead, date, url, files } = props
  const t = useTranslations('priceList')
  const common = useTranslations('common')
  const services = useTranslations('services.top')
  const clinic = clinicIn(useLocale())
  if (sections.length === 0)
    return <EmptySection h1={t('h1')} crumbs={crumbs} note={services('empty')} />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <p className={styles.letterhead}>
        {clinic.legalName} · <AddressLink /> · {mainPhone(clinic).label}
      </p>
      <header className={styles.head}>
        <h1>{t('h1')}</h1>
        <p>{t('date', { date })}</p>
        <p>{lead}</p>
      </header>
      <section className={styles.actions} aria-label={t('actions')}>
        <PrintButton
          className={styles.scripted}
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
      <nav className={styles.contents} aria-label={t('contents')}>
        {sections.map(({ kind, title }) => (
          <a key={kind} href={`#${kind}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ kind, title, groups }) => (
        <section key={kind} id={kind} className={styles.section} aria-labelledby={`${kind}-title`}>
          <h2 id={`${kind}-title`}>{title}</h2>
          {groups.map(group => (
            <PriceTable key={group.title} group={group} />
          ))}
        </section>
      ))}
      <p className={styles.address}>{url}</p>
    </div>
  )
}
