import { useEffect, useRef } from 'react'
import { whenNear } from '@/components/hooks/when-near'
import { Button } from '@/components/ui/Button/Button'
import { fill } from '@/lib/text/fill'
import styles from './MoreButton.module.scss'

interface MoreButtonProps {
  /** How many are not shown yet. */
  readonly rest: number
  /** How many the next step brings at most. */
  readonly step: number
  /** The previous step is pending: the button is busy, and keeps the focus. */
  readonly loading?: boolean
  /** `{count}` stands for the number of items in the next step. */
  readonly label: string
  readonly onMore: () => void
  /** Called when the button comes near the viewport, to prefetch the next step. */
  readonly onNear?: (() => void) | undefined
}

/** The next step of a long list. A button, because infinite scroll would put off the footer. */
export function MoreButton(props: MoreButtonProps) {
  const { rest, step, loading = false, label, onMore, onNear } = props
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current || !onNear) return
    return whenNear(place.current, onNear)
  }, [onNear])

  if (rest <= 0) return null
  return (
    <div ref={place} className={styles.more}>
      <Button variant="secondary" size="l" loading={loading} onClick={loading ? undefined : onMore}>
        {fill(label, { count: Math.min(rest, step) })}
      </Button>
    </div>
  )
}
