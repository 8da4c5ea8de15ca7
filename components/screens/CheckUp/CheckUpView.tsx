import { useLocale, useTranslations } from 'next-intl'
import { CheckUpConsult } from '@/components/check-ups/CheckUpConsult'
import { CheckUpContact } from '@/components/check-ups/CheckUpContact'
import { CheckUpHead } from '@/components/check-ups/CheckUpHead'
import { CheckUpPackages } from '@/components/check-ups/CheckUpPackages'
import { ownActionClass } from '@/components/request/FloatingActions/MainAction'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { checkUpPrice } from '@/lib/entities/check-up-prices'
import { requestHref } from '@/lib/requests/href'
import type { CheckUpData } from '@/lib/screens/check-up'
import { CheckUpPreparation } from './CheckUpPreparation'
import { CheckUpSiblings } from './CheckUpSiblings'

export function CheckUpView({
  styles,
  h1,
  crumbs,
  checkUp,
  parent,
  siblings,
  relations,
  preparation,
  fasting,
  children,
}: CheckUpData & LayoutProps) {
  const t = useTranslations('checkUps')
  const { id, name, shortDescription, packages } = checkUp
  const price = checkUpPrice(packages)
  return (
    <div className={styles.page}>
      <CheckUpHead
        crumbs={crumbs}
        h1={h1}
        text={shortDescription}
        price={price.tenge}
        priceKind={price.kind}
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
        <CheckUpPackages of={name} packages={packages} />
        <div className={styles.contact}>
          <CheckUpContact checkUp={checkUp} inBar />
        </div>
      </section>
      <CheckUpPreparation preparation={preparation} fasting={fasting} className={styles.section} />
      <RelatedRecords subject="checkUp" relations={relations} />
      <div className={styles.further}>
        <CheckUpSiblings parent={parent} siblings={siblings} />
        <CheckUpConsult />
      </div>
      {children}
    </div>
  )
}
