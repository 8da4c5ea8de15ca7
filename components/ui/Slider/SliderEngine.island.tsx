'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

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
  // The slide that the visitor has scrolled to meanwhile, by Tab, touch or wheel.
  const [startIndex] = useState(() => scrolledSlides(viewport))
  const [attach, slider] = useEmblaCarousel(
    { loop: true, startIndex },
    // Started and stopped by `useSlides`, which also knows hover, focus and the controls.
    autoplay === undefined
      ? []
      : [Autoplay({ delay: autoplay, playOnInit: false, stopOnFocusIn: false })],
  )
  useEffect(() => {
    viewport.scrollLeft = 0
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!slider) return
    onReady(slider)
    // Browsers scroll even what has no scroll bar, to text that was searched for.
    const follow = () => {
      const slides = scrolledSlides(viewport)
      viewport.scrollLeft = 0
      const count = slider.scrollSnapList().length
      if (slides !== 0) slider.scrollTo((slider.selectedScrollSnap() + slides) % count, true)
    }
    viewport.addEventListener('scroll', follow)
    return () => viewport.removeEventListener('scroll', follow)
  }, [slider, viewport, onReady])
  return null
}

/** How many slides the viewport is scrolled by, as it is before Embla moves them. */
function scrolledSlides({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0
}
