import { specialtyHref } from '@/components/blocks/DoctorList/specialtyHref'
import type { BrowserWords } from '@/components/blocks/DoctorList/words'
import { isPlainClick } from '@/components/hooks/is-plain-click'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { chooseSpecialty, everyone, type SpecialtyChoice } from '@/lib/doctors/filter'
import type { SpecialtyGroup } from '@/lib/doctors/specialties'
import type { Locale } from '@/lib/routing/locales'
import { doctorSkeletons } from '@/lib/screens/doctors.props'
import { fill } from '@/lib/text/fill'
import styles from './Specialties.module.scss'

interface SpecialtiesProps {
  /** `null` while they are being loaded. */
  readonly groups: readonly SpecialtyGroup[] | null
  readonly choice: SpecialtyChoice
  readonly onChoose: (choice: SpecialtyChoice) => void
  readonly words: Pick<
    BrowserWords,
    'specialties' | 'everyone' | 'everyoneLabel' | 'letter' | 'specialtyHref'
  >
  readonly locale: Locale
}

/** The column of specialties: each is a link to its page, and with a script a filter. */
export function Specialties({ groups, choice, onChoose, words, locale }: SpecialtiesProps) {
  return (
    <section className={styles.column} aria-label={words.specialties} aria-busy={groups === null}>
      <button
        type="button"
        className={styles.everyone}
        aria-label={words.everyoneLabel}
        aria-pressed={choice.letter === null}
        onClick={() => onChoose(everyone)}
      >
        {words.everyone}
      </button>
      {groups === null ? (
        <div className={styles.skeletons}>
          <Skeleton count={doctorSkeletons.specialties} height="1.25rem" />
        </div>
      ) : (
        groups.map(({ letter, categories }) => (
          <div key={letter} className={styles.group}>
            <button
              type="button"
              aria-label={fill(words.letter, { letter })}
              aria-pressed={choice.letter === letter}
              onClick={() => onChoose({ letter, name: null })}
            >
              {letter}
            </button>
            <ul className={styles.names}>
              {categories.map(specialty => (
                <li key={specialty.id}>
                  <a
                    href={specialtyHref(specialty, words)}
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
