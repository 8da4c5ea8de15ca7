import { Search, X } from 'lucide-react'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import styles from './FindField.module.scss'
import type { ListWords } from './listWords'

interface FindFieldProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly words: ListWords
  readonly locale: Locale
}

/** Finds in the list as one types; without JavaScript it asks the search of the whole site. */
export function FindField({ text, onChange, words, locale }: FindFieldProps) {
  return (
    <search className={styles.find}>
      <form
        action={localePath(pathOf('search'), locale)}
        autoComplete="off"
        onSubmit={event => event.preventDefault()}
      >
        <Search aria-hidden="true" />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={100}
          placeholder={words.findPlaceholder}
          aria-label={words.find}
          enterKeyHint="search"
          onChange={event => onChange(event.target.value)}
        />
        {text !== '' && (
          <button type="button" aria-label={words.clear} onClick={() => onChange('')}>
            <X aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  )
}
