import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Slider.module.scss'
import type { SliderApi } from './SliderEngine.island'
import type { SliderLabels } from './sliderLabels'

interface SliderControlsProps {
  readonly labels: SliderLabels
  readonly total: number
  readonly selected: number
  /** Undefined without autoplay. */
  readonly isStopped: boolean | undefined
  /** Whether slides change without animation. */
  readonly jumps: boolean
  readonly onToggle: () => void
  readonly onChoose: (scroll: (slider: SliderApi) => void) => void
}

export function SliderControls(props: SliderControlsProps) {
  const { labels, total, selected, isStopped, jumps, onToggle, onChoose } = props
  return (
    <div className={styles.controls}>
      {isStopped !== undefined && (
        <button type="button" name="pause" className={styles.button} onClick={onToggle}>
          <Icon of={isStopped ? Play : Pause} />
          <span className="visually-hidden">{isStopped ? labels.play : labels.pause}</span>
        </button>
      )}
      <div className={styles.dots}>
        {Array.from({ length: total }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot stands for its position
            key={index}
            type="button"
            className={styles.dot}
            aria-current={index === selected}
            aria-label={goTo(labels.goTo, index + 1, total)}
            onClick={() => onChoose(slider => slider.scrollTo(index, jumps))}
          />
        ))}
      </div>
      <button
        type="button"
        name="previous"
        className={styles.button}
        onClick={() => onChoose(slider => slider.scrollPrev(jumps))}
      >
        <Icon of={ChevronLeft} />
        <span className="visually-hidden">{labels.previous}</span>
      </button>
      <button
        type="button"
        name="next"
        className={styles.button}
        onClick={() => onChoose(slider => slider.scrollNext(jumps))}
      >
        <Icon of={ChevronRight} />
        <span className="visually-hidden">{labels.next}</span>
      </button>
    </div>
  )
}

/** "Slide 2 of 5". */
export function goTo(text: string, number: number, total: number): string {
  return text.replace('{number}', String(number)).replace('{total}', String(total))
}
