/** The dialog that matches a doctor's referral with the price list and adds it to the calculator. */

import { X } from 'lucide'
import { Fragment, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { addAlso, addItem } from '@/components/analyses/Calculator/calculatorStore'
import { toTop } from '@/components/hooks/to-top'
import { Modal } from '@/components/ui/Dialog/Modal'
import { Icon } from '@/components/ui/Icon/Icon'
import { jsonOf, listIn } from '@/lib/browser/answer'
import { alsoCode } from '@/lib/calculator/also'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { ReferralLine } from '@/lib/content/search/match-referral'
import { referralMaxLength } from '@/lib/content/search/referral-length'
import { escapeHtml } from '@/lib/text/escape-html'
import { fill } from '@/lib/text/fill'
import { isLine } from './isLine'
import { openIn, servicesIn } from './ordered'
import styles from './Referral.module.scss'
import { ReferralForm } from './ReferralForm'
import { ReferralResult } from './ReferralResult'
import type { ReferralLabels } from './referralLabels'
import type { ReferralProps } from './referralProps'

interface ReferralDialogProps extends ReferralProps {
  readonly open: boolean
  readonly opener: HTMLElement | null
  readonly onDismiss: () => void
}

const kinds = [
  'sure',
  'doubtful',
  'service',
  'unknown',
  'ignored',
] as const satisfies readonly ReferralLine['kind'][]

type State = 'idle' | 'loading' | 'failed' | readonly ReferralLine[]

export function ReferralDialog(props: ReferralDialogProps) {
  const { open, opener, onDismiss, labels, contact, locale, estimate } = props
  const [state, setState] = useState<State>('idle')
  const [isCut, setCut] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const lines = typeof state === 'string' ? null : state

  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const referral = String(new FormData(event.currentTarget).get('list') ?? '')
    setState('loading')
    setCut(referral.length > referralMaxLength)
    setState(
      await fetchMatches(referral.slice(0, referralMaxLength), locale).catch(
        () => 'failed' as const,
      ),
    )
  }

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [ids, codes] = [new Set(fields.getAll('ids').map(Number)), fields.getAll('also')]
    for (const item of itemsOf(lines ?? [])) if (ids.has(item.id)) addItem(item)
    const all = [...openIn(lines ?? []), ...servicesIn(lines ?? [])]
    addAlso(all.filter(each => codes.includes(alsoCode(each))))
    setState('idle')
    onDismiss()
  }

  return (
    <Modal
      open={open}
      opener={opener}
      onDismiss={onDismiss}
      initialFocus={field}
      className={styles.dialog}
      aria-labelledby="doctor-list"
    >
      <header className={styles.head}>
        <h2 id="doctor-list">{labels.title}</h2>
        <button type="button" aria-label={labels.close} onClick={onDismiss}>
          <Icon of={X} />
        </button>
      </header>
      <ReferralForm
        labels={labels}
        locale={locale}
        loading={state === 'loading'}
        onSubmit={event => void find(event)}
        onFocus={event => toTop(event.currentTarget)}
        field={field}
      />
      <p role="status" className={state === 'failed' ? styles.failed : 'visually-hidden'}>
        {statusOf(state, labels)}
      </p>
      {lines && (
        <ReferralResult
          key={lines.map(({ text }) => text).join()}
          lines={lines}
          isCut={isCut}
          labels={labels}
          contact={contact}
          estimate={estimate}
          onSubmit={add}
        />
      )}
    </Modal>
  )
}

async function fetchMatches(referral: string, locale: string): Promise<readonly ReferralLine[]> {
  const headers = { 'Content-Type': 'text/plain', 'Accept-Language': locale }
  const response = await fetch('/api/request-estimate', { method: 'POST', headers, body: referral })
  if (!response.ok) throw new Error(`The list was answered ${response.status}`)
  const lines = listIn(await jsonOf(response), isLine)
  if (!lines) throw new Error('The list was answered without lines')
  return lines
}

function itemsOf(lines: readonly ReferralLine[]): CalculatorItem[] {
  return lines.flatMap(line => {
    if (line.kind === 'sure') return line.items
    return line.kind === 'doubtful' ? line.choices : []
  })
}

function statusOf(state: State, labels: ReferralLabels): ReactNode {
  if (typeof state === 'string') return <span>{state === 'idle' ? '' : labels[state]}</span>
  return summaryOf(state, labels)
}

/** More than these are not listened to in one go; they are in the result. */
const namesSaid = 5

/** How much of each kind was found, and what it is. */
function summaryOf(lines: readonly ReferralLine[], labels: ReferralLabels): ReactNode {
  const found = kinds
    .map(kind => ({ kind, names: namesOf(kind, lines) }))
    .filter(({ names }) => names.length > 0)
  if (found.length === 0) return <span>{labels.none}</span>
  return found.map(({ kind, names }) => (
    <Fragment key={kind}>
      <span>{`${fill(labels.status[kind], { count: names.length })} `}</span>
      {names.length <= namesSaid && kind !== 'ignored' && <Name html={`${names.join(', ')}. `} />}
    </Fragment>
  ))
}

/** Of what is sure the analyses, otherwise what the doctor wrote. */
function namesOf(kind: ReferralLine['kind'], lines: readonly ReferralLine[]): readonly string[] {
  const names = lines.flatMap(line => {
    if (line.kind !== kind) return []
    return line.kind === 'sure' ? line.items.map(({ name }) => name) : [escapeHtml(line.text)]
  })
  return [...new Set(names)]
}
