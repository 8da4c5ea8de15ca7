import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import type { ButtonStyle } from '@/components/ui/Button/buttonClassName'
import { type Also, alsoCode } from '@/lib/calculator/also'
import { atOwnPrices, pricesOf } from '@/lib/calculator/applies'
import type { CalculatorItem } from '@/lib/calculator/item'
import { sumText, totalsOf } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import type { ListRequestLabels } from './calculatorLabels'

interface ListRequestProps extends ButtonStyle {
  readonly items: readonly CalculatorItem[]
  readonly also: readonly Also[]
  readonly labels: ListRequestLabels
}

/** Leaves a callback request with the analyses, which the clinic sees with their prices. */
export function ListRequest({ items, also, labels, ...style }: ListRequestProps) {
  const ids = items.map(({ id }) => id)
  const codes = also.map(alsoCode)
  const query = codes.map(code => `&also=${encodeURIComponent(code)}`).join('')
  const totals = totalsOf(atOwnPrices(items, also), labels.bloodDrawing, pricesOf(also))
  return (
    <RequestButton
      {...style}
      kind="mail"
      href={labels.href + ids.join(',') + query}
      {...(labels.subject && {
        ...(ids.length > 0 && { analyses: ids }),
        ...(codes.length > 0 && { also: codes }),
        subject: fill(totals.count > totals.analyses ? labels.subjectOfAll : labels.subject, {
          count: totals.count,
          total: sumText(totals, labels.sum, labels.price),
        }),
      })}
    >
      {labels.button}
    </RequestButton>
  )
}
