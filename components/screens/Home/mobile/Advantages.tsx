import { Check } from 'lucide'
import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import styles from './HomeView.module.scss'

/** Advantages of the clinic. */
export function Advantages() {
  const { advantages } = clinicIn(useLocale()).about
  return (
    <ul className={styles.advantages}>
      {advantages.map(text => (
        <li key={text}>
          <Icon of={Check} />
          {text}
        </li>
      ))}
    </ul>
  )
}
