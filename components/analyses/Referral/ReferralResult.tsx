import type { SubmitEvent } from 'react'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { Button } from '@/components/ui/Button/Button'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { type Also, alsoCode } from '@/lib/calculator/also'
import { chosenFragment } from '@/lib/calculator/fragments'
import { type CalculatorItem, priceOfItem } from '@/lib/calculator/item'
import { priceText } from '@/lib/calculator/price-text'
import { serviceCode } from '@/lib/calculator/sold'
import type { OrderedService, ReferralLine } from '@/lib/content/search/match-referral'
import { fill } from '@/lib/text/fill'
import { openIn } from './ordered'
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
  /** What is there beside them. */
  readonly also?: readonly Also[]
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** All of a referral: what is sure is ticked, what is doubtful asked, the rest repeated with the reason. */
export function ReferralResult({
  lines,
  isCut,
  labels,
  contact,
  estimate,
  ids = [],
  also = [],
  onSubmit,
}: ReferralResultProps) {
  const sure = lines.filter(line => line.kind === 'sure')
  const items = [...new Map(sure.flatMap(line => line.items).map(item => [item.id, item])).values()]
  const doubtful = lines.filter(line => line.kind === 'doubtful')
  const services = lines.filter(line => line.kind === 'service')
  const unknown = lines.filter(line => line.kind === 'unknown')
  const ignored = lines.filter(line => line.kind === 'ignored')
  const isAny = items.length + doubtful.length + services.length + unknown.length > 0
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
      {[...also, ...openIn(lines)].map(each => (
        <input key={alsoCode(each)} type="hidden" name="also" value={alsoCode(each)} />
      ))}
      {isAny ? <h3>{labels.found}</h3> : <p>{labels.none}</p>}
      {items.length > 0 && (
        <ul>
          {items.map(item => (
            <li key={item.id}>
              <Choice
                item={item}
                labels={labels}
                text={sure.flatMap(line => (line.items.includes(item) ? [line.text] : []))}
                chosen
              />
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
      {services.length > 0 && (
        <fieldset className={styles.doubtful}>
          <legend>{labels.services}</legend>
          {services.flatMap(({ text, services: found }) =>
            found.map(service => (
              <ServiceChoice
                key={`${text} ${service.id}`}
                service={service}
                text={text}
                chosen={found.length === 1}
              />
            )),
          )}
          <small>{labels.servicesHint}</small>
        </fieldset>
      )}
      {unknown.length > 0 && (
        <div className={styles.unknown}>
          <b>{labels.unknown}</b>
          <Texts lines={unknown} />
          <p>
            {labels.ask} <a href={`tel:${contact.phone.number}`}>{contact.phone.label}</a>,{' '}
            <a href={contact.whatsapp} target="_blank" rel="noopener">
              {labels.whatsapp}
            </a>
          </p>
        </div>
      )}
      {ignored.length > 0 && (
        <details className={styles.ignored}>
          <summary>{fill(labels.ignored, { count: ignored.length })}</summary>
          <Texts lines={ignored} />
        </details>
      )}
      {isAny && <Button type="submit">{labels.add}</Button>}
    </form>
  )
}

function Texts({ lines }: { readonly lines: readonly ReferralLine[] }) {
  return (
    <ul>
      {lines.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

interface ChoiceProps {
  readonly item: CalculatorItem
  readonly labels: Pick<ReferralLabels, 'price'>
  /** What the doctor wrote for it. */
  readonly text?: readonly string[]
  readonly chosen?: boolean
}

function Choice({ item, labels, text = [], chosen = false }: ChoiceProps) {
  return (
    <Checkbox name="ids" value={item.id} defaultChecked={chosen} className={styles.choice}>
      <span className={styles.row}>
        <span>
          <Name html={item.name} />{' '}
          {text.length > 0 && <small>{[...new Set(text)].join(', ')}</small>}
        </span>{' '}
        <b>{priceText(priceOfItem(item), labels.price)}</b>
      </span>
    </Checkbox>
  )
}

interface ServiceChoiceProps {
  readonly service: OrderedService
  readonly text: string
  readonly chosen: boolean
}

function ServiceChoice({ service, text, chosen }: ServiceChoiceProps) {
  return (
    <Checkbox
      name="also"
      value={serviceCode(service.id)}
      defaultChecked={chosen}
      className={styles.choice}
    >
      <span className={styles.row}>
        <span>
          <span>{service.name}</span> <small>{text}</small>
        </span>{' '}
        <b>{service.price}</b>
      </span>
    </Checkbox>
  )
}
