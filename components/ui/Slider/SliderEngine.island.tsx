'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

export type SliderApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

interface SliderEngineProps {
  /** The element that shows one slide and holds the track. */
  readonly viewport: HTMLElement
  /** Milliseconds between slides; without it nothing moves by itself. */
  readonly autoplay: number | undefined
  readonly onReady: (slider: SliderApi) => void
}

/** Sets the slides in motion. A module of its own: it is fetched after the page is usable. */
export default function SliderEngine({ viewport, autoplay, onReady }: SliderEngineProps) {
  const [attach, slider] = useEmblaCarousel(
    { loop: true },
    // Who starts and stops it is the slider, which knows its controls, too.
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
