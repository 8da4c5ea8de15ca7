import { memo } from 'react'
import { hrefBelow } from '@/lib/calculator/href'
import { type CalculatorItem, priceOfItem } from '@/lib/calculator/item'
import { priceText } from '@/lib/calculator/price-text'
import { Name } from './Name'
import type { RowLabels } from './rowLabels'

interface RowProps {
  readonly item: CalculatorItem
  readonly labels: RowLabels
  /** Path of the list with the language's prefix; those of analyses begin with it. */
  readonly base: string
}

/**
 * One analysis: the whole card is a checkbox, so that a click adds or removes it (B25) and a form
 * sends it without JavaScript; links to its page and leaflet are below. No classes, because
 * there may be thousands of rows.
 */
export const Row = memo(function Row({ item, labels, base }: RowProps) {
  const { id, slug, name, discount, document } = item
  const ofName = (
    <span className="visually-hidden">
      {' — '}
      <Name html={name} />
    </span>
  )
  return (
    <li>
      <label>
        <input type="checkbox" name="ids" value={id} />
        <Name html={name} />
        <b>
          <span className="visually-hidden">, </span>
          <span>{priceText(priceOfItem(item), labels.price)}</span>
          {discount > 0 && (
            <i>
              <span className="visually-hidden">{`, ${labels.discount} `}</span>
              <span className="minus">{`${discount}%`}</span>
            </i>
          )}
        </b>
      </label>
      <p>
        <a href={hrefBelow(base, slug)}>
          {labels.details}
          {ofName}
        </a>
        {document && (
          <a href={document}>
            {labels.preparation}
            {ofName}
          </a>
        )}
      </p>
    </li>
  )
})
