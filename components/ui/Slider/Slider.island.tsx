'use client'

import { Children, lazy, type ReactNode, Suspense, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import styles from './Slider.module.scss'
import { goTo, SliderControls } from './SliderControls'
import type { SliderApi } from './SliderEngine.island'
import type { SliderLabels } from './sliderLabels'
import { useReducedMotion } from './useReducedMotion'
import { useSlides } from './useSlides'

/** If the chunk fails to load, the slides scroll sideways as without JavaScript. */
const SliderEngine = lazy(() =>
  import('./SliderEngine.island').catch(() => ({ default: () => null })),
)

interface SliderProps {
  readonly label: string
  readonly labels: SliderLabels
  /** Milliseconds between slides; without it there is no autoplay. */
  readonly autoplay?: number
  /** One element a slide, rendered on the server. */
  readonly children: ReactNode
}

/**
 * A looping carousel. Autoplay pauses on hover and focus, and stops once a slide is chosen or by
 * its button (WCAG 2.2.2); with reduced motion there is none, and slides change without animation.
 * Without JavaScript the slides scroll sideways.
 */
export const Slider = bounded(LiveSlider, StillSlider)

function LiveSlider({ label, labels, autoplay, children }: SliderProps) {
  const slides = Children.toArray(children)
  const reducedMotion = useReducedMotion()
  const autoplays = autoplay !== undefined && slides.length > 1 && !reducedMotion
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [slider, setSlider] = useState<SliderApi>()
  const { selected, isStopped, isChosen, toggle, choose, watch } = useSlides(slider, autoplays)

  const titleOf = (index: number) =>
    viewport?.querySelectorAll('[role=group]')[index]?.querySelector('p, b:not([aria-hidden])')
      ?.textContent ?? ''

  if (slides.length === 0) return null
  return (
    <section
      className={styles.slider}
      aria-roledescription={labels.carousel}
      aria-label={label}
      {...watch}
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
      <p className="visually-hidden" role="status">
        {isChosen && `${goTo(labels.goTo, selected + 1, slides.length)}. ${titleOf(selected)}`}
      </p>
      {slides.length > 1 && (
        <SliderControls
          labels={labels}
          total={slides.length}
          selected={selected}
          isStopped={autoplays ? isStopped : undefined}
          jumps={reducedMotion}
          onToggle={toggle}
          onChoose={choose}
        />
      )}
      {viewport && (
        <Suspense fallback={null}>
          <SliderEngine
            viewport={viewport}
            autoplay={autoplays ? autoplay : undefined}
            onReady={setSlider}
          />
        </Suspense>
      )}
    </section>
  )
}

function StillSlider({ label, children }: SliderProps) {
  return (
    <section className={styles.slider} aria-label={label}>
      <div className={styles.viewport}>
        <div className={styles.track}>
          {Children.map(children, slide => (
            <div className={styles.slide}>{slide}</div>
          ))}
        </div>
      </div>
    </section>
  )
}
