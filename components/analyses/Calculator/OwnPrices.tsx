import type { Also } from '@/lib/calculator/also'
import { answered } from '@/lib/calculator/applies'
import type { CalculatorItem } from '@/lib/calculator/item'
import styles from './AlsoList.module.scss'
import type { CalculatorLabels } from './calculatorLabels'
import { replaceAlso } from './calculatorStore'
import { PriceChoices } from './PriceChoices'

interface OwnPricesProps {
  readonly items: readonly CalculatorItem[]
  readonly also: readonly Also[]
  readonly labels: CalculatorLabels
}

/** Which of several prices apply, in the calculator. */
export function OwnPrices({ items, also, labels }: OwnPricesProps) {
  return (
    <PriceChoices items={items} also={also} labels={labels} className={styles.choices}>
      {(question, { key, name }) => {
        const isChosen = key === question.chosen
        const choose = () => replaceAlso(answered(also, question, isChosen ? undefined : key))
        return (
          <button type="button" aria-pressed={isChosen} onClick={choose}>
            {name}
          </button>
        )
      }}
    </PriceChoices>
  )
}
