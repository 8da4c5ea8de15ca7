import { useTranslations } from 'next-intl'
import { Terms } from '@/components/sections/Terms'
import { RichText } from '@/components/ui/RichText/RichText'
import type { Promotion } from '@/lib/entities/promotion'

type PromotionTermsProps = Pick<Promotion, 'list_description' | 'journey_description' | 'warning'>

/** What is included, what to watch out for, and how the visit goes. */
export function PromotionTerms(props: PromotionTermsProps) {
  const { list_description, journey_description, warning } = props
  const t = useTranslations('promotions')
  return (
    <Terms
      list={list_description}
      warning={warning}
      journey={journey_description ? <RichText html={journey_description} /> : null}
      titles={{ included: t('included'), warning: t('warning'), journey: t('journey') }}
    />
  )
}
