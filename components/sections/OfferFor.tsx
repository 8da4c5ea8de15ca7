import { Users } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './OfferFor.module.scss'
import { type AudienceFlags, offerFor } from './offerFor'

/** "For children", "for adults" or both. */
export function OfferFor(flags: AudienceFlags) {
  const t = useTranslations('offerFor')
  const audience = offerFor(flags)
  if (!audience) return null
  return (
    <p className={styles.line}>
      <Icon of={Users} />
      {t(audience)}
    </p>
  )
}
