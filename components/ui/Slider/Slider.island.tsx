'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import {
  Children,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Slider.module.scss'
import type { SliderApi } from './SliderEngine.island'

/** Without its code the slides stand still, and scroll sideways. */
const SliderEngine = lazy(() =>
  import('./SliderEngine.island').catch(() => ({ default: () => null })),
)

export interface SliderLabels {
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** With `{number}` and `{total}`. */
  readonly goTo: string
  readonly slide: string
  /** What the whole is, as screen readers say it. */
  readonly carousel: string
}

/**
 * `waits` under a pointer or focus, `stopped` for good, `asked` to go on by its control, which has
 * pointer and focus at that moment.
 */
type Motion = 'waits' | 'stopped' | 'asked'

interface SliderProps {
  readonly label: string
  readonly labels: SliderLabels
  /** Milliseconds between slides; without it the slider stands still. */
  readonly autoplay?: number
  /** One element a slide, rendered on the server. */
  readonly children: ReactNode
}

/**
 * Loops, swipes, advances by itself; waits under a pointer or focus, and stands still for good once
 * somebody has chosen a slide, or by its own control (WCAG 2.2.2). For visitors who ask for less motion it never starts, and its buttons change slides
 * at once. Without JavaScript the slides scroll sideways.
 */
export function Slider({ label, labels, autoplay, children }: SliderProps) {
  const slides = Children.toArray(children)
  const calm = useReducedMotion()
  const moves = autoplay !== undefined && !calm
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [slider, setSlider] = useState<SliderApi>()
  const [selected, setSelected] = useState(0)
  const [motion, setMotion] = useState<Motion>('waits')
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = useRef(false)
  const plays = moves && (motion === 'asked' || (motion === 'waits' && !pointed && !focused))

  useEffect(() => {
    if (!slider) return
    const hold = () => {
      held.current = true
    }
    const release = () => {
      held.current = false
    }
    const update = () => {
      setSelected(slider.selectedScrollSnap())
      if (held.current) setMotion('stopped')
    }
    slider
      .on('pointerDown', hold)
      .on('pointerUp', release)
      .on('select', update)
      .on('reInit', update)
    return () => {
      slider.off('pointerDown', hold).off('pointerUp', release)
      slider.off('select', update).off('reInit', update)
    }
  }, [slider])

  useEffect(() => {
    const player = slider?.plugins().autoplay
    if (plays) player?.play()
    else player?.stop()
  }, [slider, plays])

  const choose = (scroll: (slider: SliderApi) => void) => {
    if (!slider) return
    setMotion('stopped')
    scroll(slider)
  }

  if (slides.length === 0) return null
  return (
    <section
      className={styles.slider}
      aria-roledescription={labels.carousel}
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.viewport} ref={setViewport} data-ready={slider ? '' : undefined}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides come from the server and never move
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={`${index + 1} / ${slides.length}`}
              inert={slider !== undefined && index !== selected}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {moves && (
            <button
              type="button"
              className={styles.button}
              onClick={() => setMotion(motion === 'stopped' ? 'asked' : 'stopped')}
            >
              {motion === 'stopped' ? (
                <Icon of={Play} aria-hidden="true" />
              ) : (
                <Icon of={Pause} aria-hidden="true" />
              )}
              <span className="visually-hidden">
                {motion === 'stopped' ? labels.play : labels.pause}
              </span>
            </button>
          )}
          <div className={styles.dots}>
            {slides.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot stands for its position
                key={index}
                type="button"
                className={styles.dot}
                aria-current={index === selected}
                aria-label={goTo(labels.goTo, index + 1, slides.length)}
                onClick={() => choose(it => it.scrollTo(index, calm))}
              />
            ))}
          </div>
          <button
            type="button"
            className={styles.button}
            onClick={() => choose(it => it.scrollPrev(calm))}
          >
            <Icon of={ChevronLeft} aria-hidden="true" />
            <span className="visually-hidden">{labels.previous}</span>
          </button>
          <button
            type="button"
            className={styles.button}
            onClick={() => choose(it => it.scrollNext(calm))}
          >
            <Icon of={ChevronRight} aria-hidden="true" />
            <span className="visually-hidden">{labels.next}</span>
          </button>
        </div>
      )}
      {viewport && (
        <Suspense fallback={null}>
          <SliderEngine
            viewport={viewport}
            autoplay={moves ? autoplay : undefined}
            onReady={setSlider}
          />
        </Suspense>
      )}
    </section>
  )
}

function goTo(text: string, number: number, total: number): string {
  return text.replace('{number}', String(number)).replace('{total}', String(total))
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    notify => {
      const query = window.matchMedia(reducedMotion)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  )
}
