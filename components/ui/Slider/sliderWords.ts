import type { useTranslations } from 'next-intl'
import type { SliderWords } from './Slider.island'

/** The slider's words, from the translator of the home page. */
export function sliderWords(t: ReturnType<typeof useTranslations<'home'>>): SliderWords {
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
