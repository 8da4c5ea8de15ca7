import type { useTranslations } from 'next-intl'
import type { SliderLabels } from './Slider.island'

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
