import { Check, Plus } from 'lucide'
import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { Icon } from '@/components/ui/Icon/Icon'
import { estimateFormId } from '@/lib/calculator/estimate'
import type { Sold } from '@/lib/calculator/sold'
import styles from './AddButton.module.scss'

interface AddButtonProps {
  readonly sold: Sold
  /** Only an icon: for rows without room for text. */
  readonly compact?: boolean
}

/**
 * Adds a service, a visit or a package to the estimate, where a price stands, or removes it: the code for
 * that is loaded when it is pressed (`followEstimate`). Without it the form leads to an estimate of this alone.
 */
export function AddButton({
  sold: { code, name, price, prices },
  compact = false,
}: AddButtonProps) {
  const t = useTranslations('adding')
  const text = compact ? 'visually-hidden' : undefined
  return (
    <button
      type="submit"
      form={estimateFormId}
      name="also"
      value={code}
      className={buttonClassName({ variant: 'secondary', size: 's' }, styles.add)}
      data-sold={name}
      data-kind={price.kind}
      data-tenge={price.tenge}
      data-prices={prices && JSON.stringify(prices)}
      data-compact={compact || undefined}
    >
      <span className={styles.absent}>
        <Icon of={Plus} />
        <span className={text}>{t('add')}</span>
      </span>
      <span className={styles.present}>
        <Icon of={Check} />
        <span className={text}>{t('added')}</span>
      </span>
      {/* What is seen comes first in what is heard. */}
      <span className="visually-hidden">{` — ${name}`}</span>
    </button>
  )
}
