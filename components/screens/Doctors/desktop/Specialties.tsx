import { isPlainClick } from '@/components/hooks/is-plain-click'
import type { BrowserLabels } from '@/components/screens/Doctors/labels'
import { doctorSkeletons } from '@/components/screens/Doctors/skeletons'
import { specialtyHref } from '@/components/screens/Doctors/specialtyHref'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { chooseSpecialty, everyone, type SpecialtyChoice } from '@/lib/doctors/filter'
import type { SpecialtyGroup } from '@/lib/doctors/specialties'
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import styles from './Specialties.module.scss'

interface SpecialtiesProps {
  /** `null` while they are being loaded. */
  readonly groups: readonly SpecialtyGroup[] | null
  readonly choice: SpecialtyChoice
  readonly onChoose: (choice: SpecialtyChoice) => void
  readonly labels: Pick<
    BrowserLabels,
    'specialties' | 'everyone' | 'everyoneLabel' | 'letter' | 'specialtyHref'
  >
  readonly locale: Locale
}

/**
 * The column of specialties: each is a link to its page, and with JavaScript a filter. One alone has
 * nothing to choose from, so "all" and its letter are left out.
 */
export function Specialties({ groups, choice, onChoose, labels, locale }: SpecialtiesProps) {
  const isAlone = groups?.flatMap(({ categories }) => categories).length === 1
  return (
    <section className={styles.column} aria-label={labels.specialties} aria-busy={groups === null}>
      {!isAlone && (
        <button
          type="button"
          className={styles.everyone}
          aria-label={labels.everyoneLabel}
          aria-pressed={choice.letter === null}
          onClick={() => onChoose(everyone)}
        >
          {labels.everyone}
        </button>
      )}
      {groups === null ? (
        <div className={styles.skeletons}>
          <Skeleton count={doctorSkeletons.specialties} height="1.25rem" />
        </div>
      ) : (
        groups.map(({ letter, categories }) => (
          <div key={letter} className={isAlone ? undefined : styles.group} data-letter={letter}>
            {!isAlone && (
              <button
                type="button"
                aria-label={fill(labels.letter, { letter })}
                aria-pressed={choice.letter === letter}
                onClick={() => onChoose({ letter, name: null })}
              >
                {letter}
              </button>
            )}
            <ul className={styles.names}>
              {categories.map(specialty => (
                <li key={specialty.id}>
                  <a
                    href={specialtyHref(specialty, labels)}
                    data-in-place
                    aria-current={choice.name === specialty.name || undefined}
                    onClick={event => {
                      if (!isPlainClick(event)) return
                      event.preventDefault()
                      onChoose(chooseSpecialty(specialty.name, locale))
                    }}
                  >
                    {specialty.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  )
}
