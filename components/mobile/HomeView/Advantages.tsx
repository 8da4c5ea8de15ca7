import { Check } from 'lucide-react'
import { useLocale } from 'next-intl'
import { clinicIn } from '@/lib/clinic'
import styles from './HomeView.module.scss'

/** Advantages of the clinic. */
export function Advantages() {
  const { advantages } = clinicIn(useLocale()).about
  return (
    <ul className={styles.advantages}>
      {advantages.map(text => (
        <li key={text}>
          <Check aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
