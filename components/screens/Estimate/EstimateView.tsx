import { Printer, Share2, SquarePen } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { useListRequestLabels } from '@/components/analyses/Calculator/calculatorLabels'
import { ListRequest } from '@/components/analyses/Calculator/ListRequest'
import { PriceChoices } from '@/components/analyses/Calculator/PriceChoices'
import { ReferralForm } from '@/components/analyses/Referral/ReferralForm'
import { ReferralResult } from '@/components/analyses/Referral/ReferralResult'
import { useReferral } from '@/components/analyses/Referral/referralProps'
import { AddressLink } from '@/components/sections/AddressLink'
import { PatientFacts } from '@/components/sections/PatientFacts'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { maxAlso } from '@/lib/calculator/also'
import { answered, atOwnPrices, soldAtOwnPrices } from '@/lib/calculator/applies'
import { estimateHref } from '@/lib/calculator/estimate'
import { leftFragment } from '@/lib/calculator/fragments'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { EstimateData } from '@/lib/screens/estimate'
import { ChildFacts } from './ChildFacts'
import { EstimateActions } from './EstimateActions.island'
import { EstimateTable } from './EstimateTable'
import styles from './EstimateView.module.scss'
import { OpenOrders } from './OpenOrders'
import { Preparations } from './Preparations'
import { TakeOver } from './TakeOver.island'

/** What a visitor has chosen as a sheet to read, send, print or edit (both layouts). */
export function EstimateView(props: EstimateData) {
  const {
    crumbs,
    items,
    also,
    sold,
    summary,
    terms,
    preparation,
    referral,
    facts,
    unknown,
    unknownSold,
    excess,
    url,
    date,
    message,
  } = props
  const t = useTranslations('estimate')
  const labels = useTranslations('calculator')
  const common = useTranslations('common')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const analyses = localePath(pathOf('analyses'), locale)
  const referralProps = useReferral()
  const request = useListRequestLabels()
  const ids = items.map(({ id }) => id)
  const isAny = items.length + also.length > 0
  return (
    <div className={styles.page}>
      <TakeOver items={items} also={also} />
      <Breadcrumbs crumbs={crumbs} />
      <p className={styles.letterhead}>
        {clinic.name} · <AddressLink /> · {mainPhone(clinic).label}
      </p>
      <header className={styles.head}>
        <h1>{t(sold.length > 0 ? 'all.h1' : 'h1')}</h1>
        <p>{t('date', { date })}</p>
      </header>
      {unknown.length + unknownSold + excess > 0 && (
        <ul className={styles.unknown}>
          {unknown.map(id => (
            <li key={id}>{t('unknown', { id: String(id) })}</li>
          ))}
          {excess > 0 && <li>{t('full', { max: String(maxAlso), count: String(excess) })}</li>}
          {unknownSold > 0 && <li>{t('unknownSold', { count: String(unknownSold) })}</li>}
        </ul>
      )}
      {referral && (
        <div id="found">
          <ReferralResult
            lines={referral.lines}
            isCut={referral.isCut}
            ids={ids}
            also={also}
            {...referralProps}
          />
        </div>
      )}
      {!isAny && !referral && (
        <section className={styles.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          <Button href={analyses} size="l">
            {t('toList')}
          </Button>
        </section>
      )}
      {isAny && (
        <>
          <PriceChoices
            items={items}
            also={also}
            className={styles.choices}
            labels={{ ask: labels('ask'), assumed: labels.raw('assumed') }}
          >
            {(question, { key, name }) => {
              const isChosen = key === question.chosen
              const others = answered(also, question, isChosen ? undefined : key)
              const href = estimateHref(localePath(pathOf('estimate'), locale), ids, others)
              return (
                <a
                  href={href + leftFragment}
                  rel="nofollow"
                  aria-current={isChosen ? 'true' : undefined}
                >
                  {name}
                </a>
              )
            }}
          </PriceChoices>
          {summary.count > 0 && (
            <EstimateTable
              items={atOwnPrices(items, also)}
              also={also}
              sold={soldAtOwnPrices(sold, also)}
              summary={summary}
              terms={terms}
            />
          )}
          <OpenOrders items={items} also={also} />
          <EstimateActions
            items={items}
            also={also}
            url={url}
            message={message}
            back={analyses}
            labels={{
              label: t('actions'),
              copied: t('copied'),
              copyFailed: t('copyFailed'),
              printElsewhere: common('printElsewhere'),
              share: (
                <>
                  <Icon of={Share2} />
                  {t('share')}
                </>
              ),
              print: (
                <>
                  <Icon of={Printer} />
                  {t('print')}
                </>
              ),
              edit: (
                <>
                  <Icon of={SquarePen} />
                  {t('edit')}
                </>
              ),
            }}
          >
            <ListRequest items={items} also={also} labels={request} />
          </EstimateActions>
          <Preparations preparation={preparation} isMixed={sold.length > 0} />
          <ChildFacts items={items} forChildren={props.forChildren} />
          <PatientFacts facts={facts} />
          <p className={styles.note}>{t('notice')}</p>
          <p className={styles.address}>{url}</p>
        </>
      )}
      <section id="list" className={styles.list}>
        <h2>{referralProps.labels.title}</h2>
        <ReferralForm
          {...referralProps}
          ids={ids}
          also={also}
          {...(referral && { text: referral.text })}
        />
      </section>
    </div>
  )
}
