import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { whenNear } from '@/components/hooks/when-near'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
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

/** What of a list can have the focus. */
const stopsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('a[href], input')]

/**
 * For a press of a key: the focus goes to the first item that is new. It would stay behind all of them, or be
 * lost with the last step.
 */
function useFocusOnNew(place: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const before = useRef<{ readonly list: Element; readonly count: number }>(undefined)
  useEffect(() => {
    if (!before.current) return
    const { list, count } = before.current
    const next = stopsIn(list)[count]
    if (!next) return
    before.current = undefined
    const { activeElement } = document
    if (activeElement === document.body || place.current?.contains(activeElement)) next.focus()
  })
  return ({ detail }) => {
    const list = place.current?.parentElement
    if (detail === 0 && list) before.current = { list, count: stopsIn(list).length }
  }
}

/** The next step of a long list. A button, because infinite scroll would put off the footer. */
export function MoreButton(props: MoreButtonProps) {
  const { rest, step, loading = false, label, onMore, onNear } = props
  const place = useRef<HTMLDivElement>(null)
  const remember = useFocusOnNew(place)

  useEffect(() => {
    if (!place.current || !onNear) return
    return whenNear(place.current, onNear)
  }, [onNear])

  if (rest <= 0) return null
  return (
    <div ref={place} className={styles.more}>
      {/* Not `Button`, which also makes links: the page of all doctors has no room for it. */}
      <button
        type="button"
        className={buttonClassName({ variant: 'secondary', size: 'l' })}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={event => {
          if (loading) return
          remember(event)
          onMore()
        }}
      >
        {fill(label, { count: Math.min(rest, step) })}
      </button>
    </div>
  )
}
