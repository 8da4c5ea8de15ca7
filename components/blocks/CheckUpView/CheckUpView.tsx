import { useLocale, useTranslations } from 'next-intl'
import { CheckUpConsult } from '@/components/blocks/CheckUpConsult/CheckUpConsult'
import { CheckUpContact } from '@/components/blocks/CheckUpContact/CheckUpContact'
import { CheckUpHead } from '@/components/blocks/CheckUpHead/CheckUpHead'
import { CheckUpPackages } from '@/components/blocks/CheckUpPackages/CheckUpPackages'
import { CheckUpSiblings } from '@/components/blocks/CheckUpSiblings/CheckUpSiblings'
import { ownActionClass } from '@/components/blocks/FloatingActions/MainAction'
import type { LayoutProps } from '@/components/blocks/layoutProps'
import { RelatedRecords } from '@/components/blocks/RelatedRecords/RelatedRecords'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import { priceSpan } from '@/lib/entities/check-up-prices'
import type { CheckUpData } from '@/lib/props/check-ups'
import { requestHref } from '@/lib/requests/href'

export function CheckUpView({
  styles,
  h1,
  crumbs,
  checkUp,
  parent,
  siblings,
  relations,
  children,
}: CheckUpData & LayoutProps) {
  const t = useTranslations('checkUps')
  const { id, name, short_description, packages } = checkUp
  return (
    <div className={styles.page}>
      <CheckUpHead
        crumbs={crumbs}
        h1={h1}
        text={short_description}
        price={priceSpan(packages)?.low ?? 0}
        image={parent?.image}
      >
        <RequestButton
          kind="checkups"
          id={id}
          subject={name}
          href={requestHref(useLocale(), 'checkups', id)}
          size="l"
          className={ownActionClass}
        >
          {t('contact.request')}
        </RequestButton>
      </CheckUpHead>
      <section className={styles.section} aria-labelledby="packages">
        <h2 id="packages">{t('details.packages')}</h2>
        {packages.length === 0 && <p>{t('details.empty')}</p>}
        <CheckUpPackages packages={packages} />
        <div className={styles.contact}>
          <CheckUpContact checkUp={checkUp} inBar />
        </div>
      </section>
      <RelatedRecords subject="checkUp" relations={relations} />
      <div className={styles.further}>
        <CheckUpSiblings parent={parent} siblings={siblings} />
        <CheckUpConsult />
      </div>
      {children}
    </div>
  )
}
