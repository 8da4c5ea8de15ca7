import { ArrowLeft } from 'lucide'
import { useEffect } from 'react'
import { ReferralButton } from '@/components/analyses/Referral/ReferralButton.island'
import { Button } from '@/components/ui/Button/Button'
import { Modal } from '@/components/ui/Dialog/Modal'
import type { Press } from '@/components/ui/Dialog/press'
import { usePressedModal } from '@/components/ui/Dialog/usePressedModal'
import { Icon } from '@/components/ui/Icon/Icon'
import { soldOf } from '@/lib/calculator/also'
import { soldAtOwnPrices } from '@/lib/calculator/applies'
import { estimateHref } from '@/lib/calculator/estimate'
import { totalText } from '@/lib/calculator/summary'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import { AlsoList } from './AlsoList'
import { ButtonTotal } from './ButtonTotal'
import type { CalculatorDockProps, DockTexts } from './calculatorProps'
import { countLabels } from './countLabels'
import styles from './DockView.module.scss'
import { LastResult } from './LastResult'
import { LeftOut } from './LeftOut'
import { ListRequest } from './ListRequest'
import { OwnPrices } from './OwnPrices'
import { PreparationLink } from './PreparationLink'
import { resetBy, SelectedList } from './SelectedList'
import { SelectionStatus } from './SelectionStatus'
import { Totals } from './Totals'
import { useCalculator } from './useCalculator'

interface DockViewProps extends CalculatorDockProps {
  /** The last press of the button in the bar. */
  readonly press: Press | undefined
  readonly onChange: (shown: DockTexts) => void
}

/** What the bar shows of the selection, and the summary view, which the back button closes. */
export function DockView({ labels, referral, estimate, press, onChange }: DockViewProps) {
  const state = useCalculator(labels.bloodDrawing)
  const { items, also, summary } = state
  const isChosen = summary.count > 0
  const isAny = isChosen || also.length > 0
  const view = usePressedModal('calculator', press)
  const { count, bloodDrawing } = summary
  const total = totalText(summary, labels.price)
  const words = countLabels(summary, labels)
  const opens = fill(words.chosen, { count })
  useEffect(() => {
    const price = formatMoney(bloodDrawing)
    const added = bloodDrawing > 0 ? fill(labels.bloodTestAdded, { price }) : ''
    onChange({ total: <ButtonTotal label={labels.button} total={total} opens={opens} />, added })
  }, [total, opens, bloodDrawing, labels, onChange])
  return (
    <>
      <SelectionStatus state={state} labels={labels} />
      <Modal
        open={view.open}
        onDismiss={view.hide}
        opener={view.opener}
        className={styles.view}
        aria-labelledby="calculator"
      >
        {/* The one outside is inert now. */}
        <SelectionStatus state={state} labels={labels} />
        <header className={styles.head}>
          <button type="button" onClick={view.hide}>
            <Icon of={ArrowLeft} />
            {labels.back}
          </button>
        </header>
        <div className={styles.body}>
          <h2 id="calculator">{labels.title}</h2>
          <ReferralButton {...referral} />
          <p className={styles.count}>{fill(words.count, { count })}</p>
          <SelectedList items={items} sold={soldAtOwnPrices(soldOf(also), also)} labels={labels} />
          <OwnPrices items={items} also={also} labels={labels} />
          <AlsoList also={also} labels={labels} />
          <LeftOut state={state} labels={labels} />
          <Totals summary={summary} labels={labels}>
            {items.length > 0 && <LastResult items={items} also={also} labels={labels} />}
          </Totals>
          <p className={styles.hint}>{labels.hint}</p>
          {isAny && (
            <div className={styles.actions}>
              <ListRequest items={items} also={also} labels={labels.request} size="l" wide />
              <Button
                href={estimateHref(
                  estimate,
                  items.map(({ id }) => id),
                  also,
                )}
                variant="secondary"
                size="l"
                wide
              >
                {labels.estimate}
              </Button>
              <Button variant="ghost" wide onClick={resetBy}>
                {labels.reset}
              </Button>
            </div>
          )}
          {isChosen && (
            <PreparationLink
              items={items}
              also={also}
              estimate={estimate}
              label={labels.preparation}
            />
          )}
        </div>
      </Modal>
    </>
  )
}
