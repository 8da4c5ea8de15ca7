import { ChevronDown } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { CheckUpContact } from '@/components/check-ups/CheckUpContact'
import { CheckUpPackages } from '@/components/check-ups/CheckUpPackages'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Price } from '@/components/ui/Price/Price'
import { checkUpPrice } from '@/lib/entities/check-up-prices'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { AskedCheckUp } from '@/lib/screens/check-up-records'
import styles from './CheckUpAccordion.module.scss'

/** The check-ups of a parent as native `<details>`, which open without JavaScript. */
export function CheckUpAccordion({ checkUps }: { readonly checkUps: readonly AskedCheckUp[] }) {
  return (
    <div className={styles.accordion}>
      {checkUps.map(checkUp => (
        <Item key={checkUp.id} checkUp={checkUp} open={checkUps.length === 1} />
      ))}
    </div>
  )
}

function Item({ checkUp, open }: { readonly checkUp: AskedCheckUp; readonly open: boolean }) {
  const t = useTranslations('checkUps')
  const { id, slug, name, shortDescription, packages } = checkUp
  const price = checkUpPrice(packages)
  return (
    <details id={`check-up-${id}`} open={open}>
      <summary>
        <h2>{name}</h2>
        <span className={styles.price}>
          <Price of="checkUp" value={price.tenge} said={price.kind} />
          {packages.length > 0 && <span>{t('package.count', { count: packages.length })}</span>}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.content}>
        <p>{shortDescription}</p>
        <CheckUpPackages of={name} packages={packages} />
        <CheckUpContact checkUp={checkUp} />
        <Button href={localePath(pathOf('checkUp', slug), useLocale())} variant="ghost">
          {t('parent.details')}
        </Button>
      </div>
    </details>
  )
}
