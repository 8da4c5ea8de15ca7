/**
 * The calculator of the mobile layout: a button with the current total in the bar, and the summary
 * view that it opens, whose code is loaded once the page is hydrated. Without JavaScript the button
 * sends the form.
 */
'use client'

import { type ReactNode, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { useLateDialog } from '@/components/ui/Dialog/useLateDialog'
import styles from './CalculatorDock.module.scss'
import type { CalculatorDockProps, DockTexts } from './calculatorProps'
import { formId } from './formId'

interface DockProps extends CalculatorDockProps {
  /** The icon. */
  readonly children: ReactNode
  /** Of the place in the bar. */
  readonly className: string
  /** While nothing is chosen, as is the summary, which is not shown. */
  readonly texts: DockTexts
  readonly empty: ReactNode
}

const loadView = () => import('./DockView')

const sendForm = (button: HTMLElement) => (button as HTMLButtonElement).form?.requestSubmit()

export const CalculatorDock = bounded(LiveDock, PlainDock)

function LiveDock({ className, children, texts, empty, ...props }: DockProps) {
  const [{ total, added }, setTexts] = useState(texts)
  const { code, press, onClick } = useLateDialog(loadView, sendForm)
  return (
    <>
      <div className={className}>
        <button
          type="submit"
          form={formId}
          aria-haspopup="dialog"
          className={buttonClassName({}, styles.button)}
          onClick={onClick}
        >
          {children}
          <span>{total}</span>
        </button>
        <p className={styles.added}>{added && <span>{added}</span>}</p>
      </div>
      {code ? (
        <code.DockView {...props} press={press} onChange={setTexts} />
      ) : (
        <div hidden>{empty}</div>
      )}
    </>
  )
}

function PlainDock({ labels, className }: DockProps) {
  return (
    <div className={className}>
      <button type="submit" form={formId} className={buttonClassName({}, styles.button)}>
        {labels.button}
      </button>
    </div>
  )
}
