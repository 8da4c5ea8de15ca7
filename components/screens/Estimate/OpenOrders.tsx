import { useTranslations } from 'next-intl'
import { alsoCode, openOf } from '@/lib/calculator/also'
import type { EstimateData } from '@/lib/screens/estimate'
import styles from './OpenOrders.module.scss'
import { RemoveLink } from './RemoveLink'

type OpenOrdersProps = Pick<EstimateData, 'items' | 'also'>

/** What is not decided, and what of a set the clinic does not do: in no sum, and in the sheet until it is taken out. */
export function OpenOrders({ items, also }: OpenOrdersProps) {
  const t = useTranslations('estimate')
  const { open, notDone } = openOf(also)
  const all = [
    { title: t('openTitle'), hint: t('openHint'), orders: open },
    { title: t('notDoneTitle'), hint: t('notDoneHint'), orders: notDone },
  ]
  return all
    .filter(({ orders }) => orders.length > 0)
    .map(({ title, hint, orders }) => (
      <section key={title} className={styles.open}>
        <h2>{title}</h2>
        <ul>
          {orders.map(each => (
            <li key={alsoCode(each)}>
              <span>{each.text}</span>
              <span className={styles.actions}>
                <RemoveLink items={items} also={also} of={each} />
              </span>
            </li>
          ))}
        </ul>
        <p>{hint}</p>
      </section>
    ))
}
