/** The dialog that matches a doctor's list with the price list and adds it to the calculator. */

import { X } from 'lucide'
import { type SubmitEvent, useState } from 'react'
import { addItem } from '@/components/analyses/Calculator/calculatorStore'
import { toTop } from '@/components/hooks/to-top'
import { Modal } from '@/components/ui/Dialog/Modal'
import { Icon } from '@/components/ui/Icon/Icon'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { ListLine } from '@/lib/content/search/match-list'
import { fill } from '@/lib/text/fill'
import { ListForm } from './ListForm'
import styles from './ListPaste.module.scss'
import { ListResult } from './ListResult'
import type { ListLabels } from './listLabels'
import type { ListPasteProps } from './listPasteProps'

interface ListDialogProps extends ListPasteProps {
  readonly open: boolean
  readonly opener: HTMLElement | null
  readonly onDismiss: () => void
}

type State = 'idle' | 'loading' | 'failed' | readonly ListLine[]

export function ListDialog(props: ListDialogProps) {
  const { open, opener, onDismiss, labels, contact, locale, estimate } = props
  const [state, setState] = useState<State>('idle')
  const lines = typeof state === 'string' ? null : state

  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const list = String(new FormData(event.currentTarget).get('list') ?? '')
    setState('loading')
    setState(await fetchMatches(list, locale).catch(() => 'failed' as const))
  }

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new Set(new FormData(event.currentTarget).getAll('ids').map(Number))
    for (const item of itemsOf(lines ?? [])) if (chosen.has(item.id)) addItem(item)
    setState('idle')
    onDismiss()
  }

  return (
    <Modal
      open={open}
      opener={opener}
      onDismiss={onDismiss}
      className={styles.dialog}
      aria-labelledby="doctor-list"
    >
      <header className={styles.head}>
        <h2 id="doctor-list">{labels.title}</h2>
        <button type="button" aria-label={labels.close} onClick={onDismiss}>
          <Icon of={X} />
        </button>
      </header>
      <ListForm
        labels={labels}
        locale={locale}
        loading={state === 'loading'}
        onSubmit={event => void find(event)}
        onFocus={event => toTop(event.currentTarget)}
      />
      <p role="status" className={state === 'failed' ? styles.failed : 'visually-hidden'}>
        {statusOf(state, labels)}
      </p>
      {lines && (
        <ListResult
          key={lines.map(({ text }) => text).join()}
          lines={lines}
          labels={labels}
          contact={contact}
          estimate={estimate}
          onSubmit={add}
        />
      )}
    </Modal>
  )
}

async function fetchMatches(list: string, locale: string): Promise<readonly ListLine[]> {
  const headers = { 'Content-Type': 'text/plain', 'Accept-Language': locale }
  const response = await fetch('/api/request-estimate', { method: 'POST', headers, body: list })
  if (!response.ok) throw new Error(`The list was answered ${response.status}`)
  const { data } = (await response.json()) as { readonly data: readonly ListLine[] }
  return data
}

function itemsOf(lines: readonly ListLine[]): CalculatorItem[] {
  return lines.flatMap(line => {
    if (line.kind === 'unknown') return []
    return line.kind === 'sure' ? line.items : line.choices
  })
}

function statusOf(state: State, labels: ListLabels): string {
  if (typeof state === 'string') return state === 'idle' ? '' : labels[state]
  return summaryOf(state, labels)
}

function summaryOf(lines: readonly ListLine[], labels: ListLabels): string {
  const count = (kind: ListLine['kind']) => lines.filter(line => line.kind === kind).length
  const [sure, doubtful, unknown] = [count('sure'), count('doubtful'), count('unknown')]
  return lines.length === 0 ? labels.none : fill(labels.status, { sure, doubtful, unknown })
}
