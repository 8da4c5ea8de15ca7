import { useEffect, useRef, useState } from 'react'
import type { SliderApi } from './SliderEngine.island'

/**
 * `auto` pauses on hover and focus; `resumed` does not, because the button that resumes autoplay
 * is hovered or focused itself.
 */
type AutoplayState = 'auto' | 'stopped' | 'resumed'

/**
 * The selected slide and autoplay, which pauses on hover and focus and stops once the visitor has
 * chosen a slide.
 * @param slider undefined until its code has loaded
 * @param autoplays whether there is autoplay at all
 */
export function useSlides(slider: SliderApi | undefined, autoplays: boolean) {
  const [selected, setSelected] = useState(0)
  const [autoplay, setAutoplay] = useState<AutoplayState>('auto')
  const [isChosen, setChosen] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = useRef(false)
  /** What was chosen before the slider's code had loaded. */
  const early = useRef<(slider: SliderApi) => void>(undefined)
  const plays =
    autoplays && (autoplay === 'resumed' || (autoplay === 'auto' && !hovered && !focused))

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
      if (held.current) setAutoplay('stopped')
    }
    slider
      .on('pointerDown', hold)
      .on('pointerUp', release)
      .on('select', update)
      .on('reInit', update)
    setSelected(slider.selectedScrollSnap())
    early.current?.(slider)
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

  const isStopped = autoplay === 'stopped'
  return {
    selected,
    isStopped,
    /** By the controls, and not left to autoplay again. */
    isChosen,
    /** Stops or resumes autoplay. */
    toggle: () => {
      setChosen(false)
      setAutoplay(isStopped ? 'resumed' : 'stopped')
    },
    choose: (scroll: (slider: SliderApi) => void) => {
      setChosen(true)
      setAutoplay('stopped')
      if (slider) scroll(slider)
      else early.current = scroll
    },
    /** Handlers of the element that holds slides and controls. */
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
