/** What can be done with an estimate: send it, copy its link, print it, change it. */
'use client'

import { Copy, Printer, SquarePen } from 'lucide'
import { useEffect, useState } from 'react'
import { addItem, getSnapshot, replaceItems } from '@/components/blocks/Calculator/calculatorStore'
import { bounded } from '@/components/hooks/bounded'
import { setPageUrl } from '@/components/hooks/history-state'
import { isTyped } from '@/components/hooks/is-typed'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { chosenFragment, estimateHref } from '@/lib/calculator/estimate'
import type { CalculatorItem } from '@/lib/calculator/item'
import { attemptAsync } from '@/lib/errors/attempt'
import styles from './EstimateActions.module.scss'

interface EstimateActionsProps {
  readonly items: readonly CalculatorItem[]
  readonly url: string
  readonly message: string
  /** The list of analyses, with the language's prefix. */
  readonly back: string
  readonly labels: {
    readonly label: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly whatsapp: string
    readonly print: string
    readonly edit: string
  }
}

export const EstimateActions = bounded(LiveActions, PlainActions)

function LiveActions({ items, url, message, back, labels }: EstimateActionsProps) {
  useEffect(() => takeOver(items), [items])
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => {
    const write = () => navigator.clipboard.writeText(url).then(() => true)
    // No permission, or no HTTPS: the link itself is shown instead.
    setCopied((await attemptAsync(write, 'NotAllowedError', 'TypeError')) ?? false)
  }
  return (
    <section className={styles.actions} aria-label={labels.label}>
      <Button
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener"
        data-event="estimate_shared"
        data-kind="whatsapp"
      >
        <BrandIcon brand="whatsapp" />
        {labels.whatsapp}
      </Button>
      <Button
        variant="secondary"
        className={styles.scripted}
        data-event="estimate_shared"
        data-kind="link"
        onClick={copy}
      >
        <Icon of={Copy} />
        {labels.copy}
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

function PlainActions({ message, back, labels }: EstimateActionsProps) {
  return (
    <section className={styles.actions} aria-label={labels.label}>
      <Button
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        data-event="estimate_shared"
        data-kind="whatsapp"
      >
        {labels.whatsapp}
      </Button>
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
