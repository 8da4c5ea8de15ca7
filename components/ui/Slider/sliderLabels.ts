import type { useTranslations } from 'next-intl'

export interface SliderLabels {
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** With `{number}` and `{total}`. */
  readonly goTo: string
  readonly slide: string
  /** Role description of the slider for screen readers. */
  readonly carousel: string
}

/** The slider's labels, from the translator of the home page. */
export function sliderLabels(t: ReturnType<typeof useTranslations<'home'>>): SliderLabels {
  return {
    previous: t('slider.previous'),
    next: t('slider.next'),
    pause: t('slider.pause'),
    play: t('slider.play'),
    goTo: t.raw('slider.goTo'),
    slide: t('slider.slide'),
    carousel: t('slider.carousel'),
  }
}
