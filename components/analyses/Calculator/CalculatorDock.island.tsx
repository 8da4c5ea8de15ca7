/**
 * The calculator of the mobile layout: a button with the current total in the bar, and the summary
 * view that it opens and the back button closes. Without JavaScript the button sends the form.
 */
'use client'

import { ArrowLeft, Calculator } from 'lucide'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { ReferralButton } from '@/components/analyses/Referral/ReferralButton.island'
import type { ReferralProps } from '@/components/analyses/Referral/referralProps'
import { bounded } from '@/components/hooks/bounded'
import { MainAction } from '@/components/request/FloatingActions/MainAction'
import { Button } from '@/components/ui/Button/Button'
import { Modal } from '@/components/ui/Dialog/Modal'
import { useModal } from '@/components/ui/Dialog/useModal'
import { Icon } from '@/components/ui/Icon/Icon'
import { estimateHref } from '@/lib/calculator/estimate'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import styles from './CalculatorDock.module.scss'
import type { CalculatorLabels } from './calculatorLabels'
import { resetItems } from './calculatorStore'
import { formId } from './formId'
import { SelectedList } from './SelectedList'
import { Totals } from './Totals'
import { useCalculator } from './useCalculator'
import { useLateParts } from './useLateParts'

interface CalculatorDockProps {
  readonly labels: CalculatorLabels
  readonly referral: ReferralProps
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
}

export const CalculatorDock = bounded(LiveDock, PlainDock)

function LiveDock({ labels, referral, estimate }: CalculatorDockProps) {
  const { items, gone, summary } = useCalculator(labels.bloodDrawing)
  const late = useLateParts(items.length > 0)
  const view = useModal('calculator')
  return (
    <>
      <MainAction>
        <Button
          type="submit"
          form={formId}
          aria-haspopup="dialog"
          onClick={view.show}
          className={styles.button}
        >
          <Icon of={Calculator} />
          <span>
            <small>{labels.button}</small> <b>{formatMoney(summary.total)}</b>
          </span>
        </Button>
        <p className={styles.added} role="status">
          {summary.bloodDrawing > 0 && (
            <span>{fill(labels.bloodTestAdded, { price: formatMoney(summary.bloodDrawing) })}</span>
          )}
        </p>
      </MainAction>
      <p className="visually-hidden" role="status">
        {fill(labels.count, { count: summary.count })}
      </p>
      <Modal
        open={view.open}
        onDismiss={view.hide}
        opener={view.opener}
        className={styles.view}
        aria-labelledby="calculator"
      >
        <header className={styles.head}>
          <button type="button" onClick={view.hide}>
            <Icon of={ArrowLeft} />
            {labels.back}
          </button>
        </header>
        <div className={styles.body}>
          <h2 id="calculator">{labels.title}</h2>
          <ReferralButton {...referral} />
          <p className={styles.count}>{fill(labels.count, { count: summary.count })}</p>
          <SelectedList items={items} labels={labels} />
          {gone.length > 0 && (
            <p>
              <Name html={fill(labels.gone, { names: gone.join(', ') })} />
            </p>
          )}
          <Totals summary={summary} labels={labels}>
            {late && <late.LastResult items={items} labels={labels} />}
          </Totals>
          <p className={styles.hint}>{labels.hint}</p>
          {items.length > 0 && (
            <div className={styles.actions}>
              {late && <late.ListRequest items={items} labels={labels.request} size="l" wide />}
              <Button
                href={estimateHref(
                  estimate,
                  items.map(({ id }) => id),
                )}
                variant="secondary"
                size="l"
                wide
              >
                {labels.estimate}
              </Button>
              <Button variant="ghost" wide onClick={resetItems}>
                {labels.reset}
              </Button>
            </div>
          )}
          {late && (
            <late.Leaflets items={items} title={labels.preparation} leaflet={labels.leaflet} />
          )}
        </div>
      </Modal>
    </>
  )
}

function PlainDock({ labels }: CalculatorDockProps) {
  return (
    <MainAction>
      <Button type="submit" form={formId} className={styles.button}>
        {labels.button}
      </Button>
    </MainAction>
  )
}
