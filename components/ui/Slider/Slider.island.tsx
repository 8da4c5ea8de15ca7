'use client'

import { Children, lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './Slider.module.scss'
import { SliderControls } from './SliderControls'
import type { SliderApi } from './SliderEngine.island'
import type { SliderLabels } from './sliderLabels'
import { useReducedMotion } from './useReducedMotion'
import { useSlides } from './useSlides'

/** Without its code the slides stand still, and scroll sideways. */
const SliderEngine = lazy(() =>
  import('./SliderEngine.island').catch(() => ({ default: () => null })),
)

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
  const { selected, isStopped, toggle, choose, watch } = useSlides(slider, moves)

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
      {slides.length > 1 && (
        <SliderControls
          labels={labels}
          total={slides.length}
          selected={selected}
          isStopped={moves ? isStopped : undefined}
          jumps={calm}
          onToggle={toggle}
          onChoose={choose}
        />
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
