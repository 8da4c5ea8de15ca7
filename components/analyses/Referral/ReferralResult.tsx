import type { SubmitEvent } from 'react'
import { fixedPrice } from '@/components/analyses/AnalysisRows/fixedPrice'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { Button } from '@/components/ui/Button/Button'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { chosenFragment } from '@/lib/calculator/estimate'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { ReferralLine } from '@/lib/content/search/match-referral'
import { fill } from '@/lib/text/fill'
import styles from './Referral.module.scss'
import type { ReferralContact, ReferralLabels } from './referralLabels'

interface ReferralResultProps {
  readonly lines: readonly ReferralLine[]
  /** The text was longer than what was read. */
  readonly isCut: boolean
  readonly labels: ReferralLabels
  readonly contact: ReferralContact
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  /** Ids that are in the estimate already. */
  readonly ids?: readonly number[]
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Matches of a referral: sure ones are ticked, doubtful ones offered, unknown lines repeated. */
export function ReferralResult({
  lines,
  isCut,
  labels,
  contact,
  estimate,
  ids = [],
  onSubmit,
}: ReferralResultProps) {
  const sure = unique(lines.flatMap(line => (line.kind === 'sure' ? line.items : [])))
  const doubtful = lines.filter(line => line.kind === 'doubtful')
  const unknown = lines.filter(line => line.kind === 'unknown')
  if (lines.length === 0) {
    return (
      <>
        {isCut && <p className={styles.cut}>{labels.cut}</p>}
        <p>{labels.none}</p>
      </>
    )
  }
  return (
    <form
      className={styles.result}
      action={estimate + chosenFragment}
      autoComplete="off"
      aria-label={labels.found}
      {...(onSubmit && { onSubmit })}
    >
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      {isCut && <p className={styles.cut}>{labels.cut}</p>}
      <h3>{labels.found}</h3>
      {sure.length > 0 && (
        <ul>
          {sure.map(item => (
            <li key={item.id}>
              <Choice item={item} labels={labels} chosen />
            </li>
          ))}
        </ul>
      )}
      {doubtful.map(({ text, choices }) => (
        <fieldset key={text} className={styles.doubtful}>
          <legend>{fill(labels.doubtful, { text })}</legend>
          {choices.map(item => (
            <Choice key={item.id} item={item} labels={labels} />
          ))}
        </fieldset>
      ))}
      {unknown.length > 0 && (
        <div className={styles.unknown}>
          <b>{labels.unknown}</b>
          <ul>
            {unknown.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            {labels.ask} <a href={`tel:${contact.phone.number}`}>{contact.phone.label}</a>,{' '}
            <a href={contact.whatsapp} target="_blank" rel="noopener">
              {labels.whatsapp}
            </a>
          </p>
        </div>
      )}
      {sure.length + doubtful.length > 0 && <Button type="submit">{labels.add}</Button>}
    </form>
  )
}

interface ChoiceProps {
  readonly item: CalculatorItem
  readonly labels: Pick<ReferralLabels, 'onRequest'>
  readonly chosen?: boolean
}

function Choice({ item, labels, chosen = false }: ChoiceProps) {
  return (
    <Checkbox name="ids" value={item.id} defaultChecked={chosen} className={styles.choice}>
      <span className={styles.row}>
        <Name html={item.name} /> <b>{fixedPrice(item.price, labels.onRequest)}</b>
      </span>
    </Checkbox>
  )
}

const unique = (items: readonly CalculatorItem[]) => [
  ...new Map(items.map(item => [item.id, item])).values(),
]
