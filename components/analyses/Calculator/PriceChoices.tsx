import type { ReactNode } from 'react'
import type { Also } from '@/lib/calculator/also'
import { assumedNames, type PriceQuestion, priceQuestions } from '@/lib/calculator/applies'
import type { CalculatorItem } from '@/lib/calculator/item'
import { fill } from '@/lib/text/fill'
import { lowerFirst } from '@/lib/text/lower-first'
import type { CalculatorLabels } from './calculatorLabels'

interface PriceChoicesProps {
  /** With all of their prices. */
  readonly items: readonly CalculatorItem[]
  readonly also: readonly Also[]
  readonly labels: Pick<CalculatorLabels, 'ask' | 'assumed'>
  readonly className: string | undefined
  /** What gives an answer, or takes the chosen one back. */
  readonly children: (
    question: PriceQuestion,
    answer: PriceQuestion['answers'][number],
  ) => ReactNode
}

/** Asks once which of several prices apply, and says which the sum has until then. */
export function PriceChoices({ items, also, labels, className, children }: PriceChoicesProps) {
  const questions = priceQuestions(items, also)
  const assumed = assumedNames(items, also)
  if (questions.length === 0) return null
  return (
    <section className={className} aria-label={labels.ask}>
      <b>{labels.ask}</b>
      {questions.map(question => (
        <ul key={question.answers.map(({ key }) => key).join()}>
          {question.answers.map(answer => (
            <li key={answer.key}>{children(question, answer)}</li>
          ))}
        </ul>
      ))}
      {assumed.length > 0 && (
        <p>{fill(labels.assumed, { names: assumed.map(lowerFirst).join(', ') })}</p>
      )}
    </section>
  )
}
