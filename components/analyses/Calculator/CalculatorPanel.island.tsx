/**
 * The side panel of the desktop layout: the calculator button, the list, the total and the notes, whose
 * code is loaded once the page is hydrated. Without JavaScript its button sends the ticked boxes of the
 * list.
 */
'use client'

import { type ReactNode, useState } from 'react'
import { ReferralButton } from '@/components/analyses/Referral/ReferralButton.island'
import { bounded } from '@/components/hooks/bounded'
import { useLate } from '@/components/hooks/use-late'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import styles from './CalculatorPanel.module.scss'
import type { ButtonTexts } from './calculatorLabels'
import type { CalculatorPanelProps } from './calculatorProps'
import { formId } from './formId'

interface PanelProps extends CalculatorPanelProps {
  /** The icon. */
  readonly children: ReactNode
  /** While nothing is chosen, as is what is below the buttons. */
  readonly texts: ButtonTexts
  readonly empty: ReactNode
}

const loadBody = () => import('./PanelBody')

export const CalculatorPanel = bounded(LivePanel, PlainPanel)

function LivePanel({ labels, referral, children, texts, empty }: PanelProps) {
  const [{ total, opens }, setTexts] = useState(texts)
  const code = useLate(loadBody)
  return (
    <aside className={styles.panel} aria-labelledby="calculator">
      <h2 id="calculator" tabIndex={-1}>
        {labels.title}
      </h2>
      <button type="submit" form={formId} className={buttonClassName({ size: 'l', wide: true })}>
        {children}
        <span>
          <span>{`${labels.button} · ${total}`}</span>
          <span className="visually-hidden">{` — ${opens}`}</span>
        </span>
      </button>
      <ReferralButton {...referral} />
      <p className={styles.hint}>{labels.hint}</p>
      <div className={styles.body}>
        {code ? (
          <code.PanelBody labels={labels} estimate={referral.estimate} onChange={setTexts} />
        ) : (
          empty
        )}
      </div>
    </aside>
  )
}

function PlainPanel({ labels, referral }: PanelProps) {
  return (
    <aside className={styles.panel} aria-labelledby="calculator">
      <h2 id="calculator" tabIndex={-1}>
        {labels.title}
      </h2>
      <button type="submit" form={formId} className={buttonClassName({ size: 'l', wide: true })}>
        {labels.button}
      </button>
      <ReferralButton {...referral} />
    </aside>
  )
}
