import { Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import styles from './OfferFor.module.scss'
import { type AudienceFlags, offerFor } from './offerFor'

/** "For children", "for adults" or both. */
export function OfferFor(flags: AudienceFlags) {
  const t = useTranslations('offerFor')
  const audience = offerFor(flags)
  if (!audience) return null
  return (
    <p className={styles.line}>
      <Users aria-hidden="true" />
      {t(audience)}
    </p>
  )
}
