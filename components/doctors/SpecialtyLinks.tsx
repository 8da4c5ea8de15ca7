import { useLocale } from 'next-intl'
import { localePath } from '@/lib/routing/locales'
import type { SpecialtyLink } from '@/lib/screens/doctor-lists'
import styles from './SpecialtyLinks.module.scss'

interface SpecialtyLinksProps {
  readonly specialties: readonly SpecialtyLink[]
}

/** Specialties, each leading to the list of its doctors. */
export function SpecialtyLinks({ specialties }: SpecialtyLinksProps) {
  const locale = useLocale()
  return (
    <ul className={styles.links}>
      {specialties.map(({ name, path }) => (
        <li key={name}>
          {path ? <a href={localePath(path, locale)}>{name}</a> : <span>{name}</span>}
        </li>
      ))}
    </ul>
  )
}
