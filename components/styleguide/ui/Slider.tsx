import { useTranslations } from 'next-intl'
import { Slider } from '@/components/ui/Slider/Slider.island'
import { sliderWords } from '@/components/ui/Slider/sliderWords'
import { Case } from '../Case'
import styles from '../Styleguide.module.scss'
import type { ExhibitProps } from '../words'

export function SliderExhibit({ words }: ExhibitProps) {
  const slider = { label: words.section, words: sliderWords(useTranslations('home')) }
  const slides = words.options.map(option => (
    <p key={option} className={styles.slide}>
      {option}
    </p>
  ))
  return (
    <>
      <Case name="stands still">
        <Slider {...slider}>{slides}</Slider>
      </Case>
      <Case name="moves every 5 s, can be paused">
        <Slider {...slider} autoplay={5000}>
          {slides}
        </Slider>
      </Case>
      <Case name="one slide: no controls">
        <Slider {...slider}>{slides[0]}</Slider>
      </Case>
    </>
  )
}
