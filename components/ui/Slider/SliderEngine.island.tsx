'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

export type SliderApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

interface SliderEngineProps {
  /** The element that shows one slide and holds the track. */
  readonly viewport: HTMLElement
  /** Milliseconds between slides; without it there is no autoplay. */
  readonly autoplay: number | undefined
  readonly onReady: (slider: SliderApi) => void
}

/** Attaches Embla to the slides; a module of its own, so that it loads after hydration. */
export default function SliderEngine({ viewport, autoplay, onReady }: SliderEngineProps) {
  const [attach, slider] = useEmblaCarousel(
    { loop: true },
    // Started and stopped by `useSlides`, which also knows hover, focus and the controls.
    autoplay === undefined
      ? []
      : [Autoplay({ delay: autoplay, playOnInit: false, stopOnFocusIn: false })],
  )
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (slider) onReady(slider)
  }, [slider, onReady])
  return null
}
