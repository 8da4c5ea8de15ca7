import type { ReactNode } from 'react'
import type { ReferralProps } from '@/components/analyses/Referral/referralProps'
import type { CalculatorLabels } from './calculatorLabels'

export interface CalculatorPanelProps {
  readonly labels: CalculatorLabels
  readonly referral: ReferralProps
}

export interface CalculatorDockProps extends CalculatorPanelProps {
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
}

/** What the bar says of it. */
export interface DockTexts {
  readonly total: ReactNode
  /** Why the total has grown by more than the price of an analysis; usually empty. */
  readonly added: string
}
