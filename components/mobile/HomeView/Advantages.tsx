import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import styles from './HomeView.module.scss'

/** Four advantages of the clinic (spec 1 §2, "Home, mobile"). */
export function Advantages() {
  const t = useTranslations('home.about.advantages')
  const texts = [t('doctors'), t('lab'), t('equipment'), t('prices')]
  return (
    <ul className={styles.advantages}>
      {texts.map(text => (
        <li key={text}>
          <Check aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
