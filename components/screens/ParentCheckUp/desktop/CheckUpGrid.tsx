import { ArrowRight } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { CheckUpConsult } from '@/components/check-ups/CheckUpConsult'
import { Icon } from '@/components/ui/Icon/Icon'
import { Price } from '@/components/ui/Price/Price'
import { checkUpPrice } from '@/lib/entities/check-up-prices'
import type { CheckUpOffer } from '@/lib/kinds/check-up'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './CheckUpGrid.module.scss'
import { cellAt, freeSpan } from './gridRules'

/** The check-ups of a parent; the consultation fills what is left of the last row. */
export function CheckUpGrid({ checkUps }: { readonly checkUps: readonly CheckUpOffer[] }) {
  return (
    <ul className={styles.grid}>
      {checkUps.map((checkUp, index) => {
        const { span, tone } = cellAt(index)
        return (
          <li key={checkUp.id} data-span={span}>
            <CheckUpCell checkUp={checkUp} tone={tone} />
          </li>
        )
      })}
      <li data-span={freeSpan(checkUps.length)}>
        <CheckUpConsult />
      </li>
    </ul>
  )
}

function CheckUpCell({ checkUp, tone }: { readonly checkUp: CheckUpOffer; readonly tone: string }) {
  const t = useTranslations('checkUps.package')
  const { slug, name, shortDescription, packages } = checkUp
  const price = checkUpPrice(packages)
  return (
    <a
      className={styles.cell}
      href={localePath(pathOf('checkUp', slug), useLocale())}
      data-tone={tone}
    >
      <h3>{name}</h3>
      <p>{shortDescription}</p>
      <div className={styles.foot}>
        <b>
          <Price of="checkUp" value={price.tenge} said={price.kind} />
        </b>
        {packages.length > 0 && <span>{t('count', { count: packages.length })}</span>}
        <Icon of={ArrowRight} />
      </div>
    </a>
  )
}
