/** What can be done with an estimate: leave a request, share it, print it, change it. */
'use client'

import { Printer, Share2, SquarePen } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import {
  addItem,
  getSnapshot,
  replaceItems,
} from '@/components/analyses/Calculator/calculatorStore'
import { bounded } from '@/components/hooks/bounded'
import { setPageUrl } from '@/components/hooks/history-state'
import { isTyped } from '@/components/hooks/is-typed'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { chosenFragment, estimateHref } from '@/lib/calculator/estimate'
import type { CalculatorItem } from '@/lib/calculator/item'
import { attemptAsync } from '@/lib/errors/attempt'
import styles from './EstimateActions.module.scss'

interface EstimateActionsProps {
  /** The request about the list, the first of the actions. */
  readonly children: ReactNode
  readonly items: readonly CalculatorItem[]
  readonly url: string
  readonly message: string
  /** The list of analyses, with the language's prefix. */
  readonly back: string
  readonly labels: {
    readonly label: string
    readonly copied: string
    readonly copyFailed: string
    readonly share: string
    readonly print: string
    readonly edit: string
  }
}

export const EstimateActions = bounded(LiveActions, PlainActions)

function LiveActions(props: EstimateActionsProps) {
  const { children, items, url, message, back, labels } = props
  useEffect(() => takeOver(items), [items])
  const [copied, setCopied] = useState<boolean>()
  const share = async () => {
    const choose = () => navigator.share({ text: message })
    // Closed without a choice, or not allowed.
    if ('share' in navigator) return attemptAsync(choose, 'AbortError', 'NotAllowedError')
    const write = () => navigator.clipboard.writeText(url).then(() => true)
    // No permission, or no HTTPS: the link itself is shown instead.
    setCopied((await attemptAsync(write, 'NotAllowedError', 'TypeError')) ?? false)
  }
  return (
    <section className={styles.actions} aria-label={labels.label}>
      {children}
      <Button
        variant="secondary"
        className={styles.scripted}
        data-event="estimate_shared"
        data-kind="link"
        onClick={share}
      >
        <Icon of={Share2} />
        {labels.share}
      </Button>
      <Button variant="secondary" className={styles.scripted} onClick={() => window.print()}>
        <Icon of={Printer} />
        {labels.print}
      </Button>
      <Button href={back} variant="ghost" onClick={() => replaceItems(items)}>
        <Icon of={SquarePen} />
        {labels.edit}
      </Button>
      <p className={styles.status} role="status">
        {copied !== undefined && <span>{copied ? labels.copied : `${labels.copyFailed} `}</span>}
        {copied === false && <b>{url}</b>}
      </p>
    </section>
  )
}

function PlainActions({ children, back, labels }: EstimateActionsProps) {
  return (
    <section className={styles.actions} aria-label={labels.label}>
      {children}
      <Button href={back} variant="ghost">
        {labels.edit}
      </Button>
    </section>
  )
}

/** Adds what the visitor has chosen in a form to the calculator, and shows all that is in it. */
function takeOver(items: readonly CalculatorItem[]): void {
  const { pathname, search, hash, origin } = location
  if (hash !== chosenFragment) return
  for (const item of items) addItem(item)
  const { ids } = getSnapshot()
  if (ids.size > items.length && !isTyped()) location.replace(estimateHref(pathname, [...ids]))
  else setPageUrl(new URL(pathname + search, origin))
}
