import { Calculator } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { priceWords } from '@/components/ui/Price/priceWords'
import { estimateFormId, estimateLinkId } from '@/lib/calculator/estimate'
import type { EstimateLinkWords } from '@/lib/calculator/estimate-link'
import { chosenFragment } from '@/lib/calculator/fragments'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './EstimateLink.module.scss'

/**
 * How many things are in the visitor's estimate and what they cost, on every page: shown and filled by
 * `followEstimate` once there are some. With the form of the buttons that add to it.
 */
export function EstimateLink() {
  const t = useTranslations('adding')
  const calculator = useTranslations('calculator')
  const price = useTranslations('price')
  const locale = useLocale()
  const estimate = localePath(pathOf('estimate'), locale)
  const words: EstimateLinkWords = {
    count: t.raw('count'),
    status: calculator.raw('status'),
    statusOfAll: calculator.raw('all.status'),
    price: priceWords(price),
    bloodDrawing: clinicIn(locale).bloodDrawing,
  }
  return (
    <div className={styles.place}>
      <a
        id={estimateLinkId}
        className={styles.estimate}
        href={estimate}
        rel="nofollow"
        data-words={JSON.stringify(words)}
        hidden
      >
        <Icon of={Calculator} />
        <span /> <b />
      </a>
      <p className="visually-hidden" role="status" />
      <form id={estimateFormId} action={estimate + chosenFragment} autoComplete="off" hidden />
    </div>
  )
}
