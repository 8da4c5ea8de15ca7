import { useTranslations } from 'next-intl'
import { Slider } from '@/components/ui/Slider/Slider.island'
import { sliderLabels } from '@/components/ui/Slider/sliderLabels'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'
import styles from '../Styleguide.module.scss'

export function SliderExhibit({ labels }: ExhibitProps) {
  const slider = { label: labels.section, labels: sliderLabels(useTranslations('home')) }
  const slides = labels.options.map(option => (
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
