import { useEffect, useRef, useState } from 'react'
import type { SliderApi } from './SliderEngine.island'

/**
 * `waits` under a pointer or focus, `stopped` for good, `asked` to go on by its control, which has
 * pointer and focus at that moment.
 */
type Motion = 'waits' | 'stopped' | 'asked'

/**
 * The slide that is shown, and whether the slides move by themselves: not under a pointer or focus, and
 * never again once the visitor has chosen one.
 * @param slider undefined until its code has loaded
 * @param moves whether they may move at all
 */
export function useSlides(slider: SliderApi | undefined, moves: boolean) {
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

  const isStopped = motion === 'stopped'
  return {
    selected,
    isStopped,
    /** Stops the slides, or has them move on. */
    toggle: () => setMotion(isStopped ? 'asked' : 'stopped'),
    choose: (scroll: (slider: SliderApi) => void) => {
      if (!slider) return
      setMotion('stopped')
      scroll(slider)
    },
    /** Handlers of the element that holds slides and controls. */
    watch: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
