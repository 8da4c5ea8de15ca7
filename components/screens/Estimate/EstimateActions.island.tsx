/** What can be done with an estimate: leave a request, share it, print it, change it. */
'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { isPlainClick } from '@/components/hooks/is-plain-click'
import { usePrint } from '@/components/hooks/use-print'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import type { Also } from '@/lib/calculator/also'
import type { CalculatorItem } from '@/lib/calculator/item'
import { attemptAsync } from '@/lib/errors/attempt'
import styles from './EstimateActions.module.scss'
import { loadCalculator } from './loadCalculator'

interface EstimateActionsProps {
  /** The request about the list, the first of the actions. */
  readonly children: ReactNode
  readonly items: readonly CalculatorItem[]
  readonly also: readonly Also[]
  readonly url: string
  readonly message: string
  /** The list of analyses, with the language's prefix. */
  readonly back: string
  readonly labels: {
    readonly label: string
    readonly copied: string
    readonly copyFailed: string
    readonly share: ReactNode
    readonly print: ReactNode
    readonly printElsewhere: string
    readonly edit: ReactNode
  }
}

export const EstimateActions = bounded(LiveActions, PlainActions)

function LiveActions(props: EstimateActionsProps) {
  const { children, items, also, url, message, back, labels } = props
  const [copied, setCopied] = useState<boolean>()
  const { print, isDoubtful } = usePrint()
  const share = async () => {
    if ('share' in navigator && (await isShared(message))) return
    const write = () => navigator.clipboard.writeText(url).then(() => true)
    // No permission, or no HTTPS: the link itself is shown instead.
    setCopied((await attemptAsync(write, 'NotAllowedError', 'TypeError')) ?? false)
  }
  const edit = async (event: MouseEvent) => {
    const isPlain = isPlainClick(event)
    if (isPlain) event.preventDefault()
    await loadCalculator().then(
      ({ replaceItems, replaceAlso }) => {
        replaceItems(items)
        replaceAlso(also)
      },
      () => undefined,
    )
    if (isPlain) location.assign(back)
  }
  const scripted = buttonClassName({ variant: 'secondary' }, styles.scripted)
  return (
    <section className={styles.actions} aria-label={labels.label}>
      {children}
      <button
        type="button"
        className={scripted}
        data-event="estimate_shared"
        data-kind="link"
        onClick={share}
      >
        {labels.share}
      </button>
      <button type="button" className={scripted} onClick={print}>
        {labels.print}
      </button>
      <a href={back} className={buttonClassName({ variant: 'ghost' })} onClick={edit}>
        {labels.edit}
      </a>
      <p className={styles.status} role="status">
        {copied !== undefined && <span>{copied ? labels.copied : `${labels.copyFailed} `}</span>}
        {copied === false && <b>{url}</b>}
        {isDoubtful && <span>{labels.printElsewhere}</span>}
      </p>
    </section>
  )
}

/** Also when the visitor has closed the choice; false where the browser refuses to offer one. */
function isShared(text: string): Promise<boolean> {
  return navigator.share({ text }).then(
    () => true,
    (error: unknown) => Reflect.get(Object(error), 'name') === 'AbortError',
  )
}

function PlainActions({ children, back, labels }: EstimateActionsProps) {
  return (
    <section className={styles.actions} aria-label={labels.label}>
      {children}
      <a href={back} className={buttonClassName({ variant: 'ghost' })}>
        {labels.edit}
      </a>
    </section>
  )
}
