import { useTranslations } from 'next-intl'
import { Terms } from '@/components/sections/Terms'
import { RichText } from '@/components/ui/RichText/RichText'
import type { Promotion } from '@/lib/kinds/promotion'

type PromotionTermsProps = Pick<Promotion, 'listDescription' | 'journeyDescription' | 'warning'>

/** What is included, what to watch out for, and how the visit goes. */
export function PromotionTerms(props: PromotionTermsProps) {
  const { listDescription, journeyDescription, warning } = props
  const t = useTranslations('promotions')
  return (
    <Terms
      list={listDescription}
      warning={warning}
      journey={journeyDescription ? <RichText html={journeyDescription} /> : null}
      titles={{ included: t('included'), warning: t('warning'), journey: t('journey') }}
    />
  )
}
