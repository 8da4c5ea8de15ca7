import { useCallback, useEffect, useState } from 'react'
import { historyValue, setHistoryValue } from '@/components/hooks/history-state'
import { toTop } from '@/components/hooks/to-top'
import { useSettled } from '@/components/hooks/use-settled'
import { FoundCount } from '@/components/lists/FoundCount'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import { addButtons } from './addButtons'
import { focusFirstRow, loadRows, narrow } from './narrow'

export interface LivePriceFilterProps {
  /** Has the form, which the server has rendered. */
  readonly field: HTMLElement
  readonly locale: Locale
  readonly labels: Readonly<Record<'found' | 'nothing' | 'failed' | 'searchSite' | 'add', string>>
  /** The page of the search, with the language's prefix. */
  readonly search: string
}

/** Milliseconds without a key press before the tables change. */
const debounceMs = 150

/** Of `history.state`. */
const kept = 'prices'

/** How many prices have the words of a text; `null`: it could not be found out. */
interface Found {
  readonly text: string
  readonly count: number | null
}

/** Narrows the tables while somebody types, and says how many prices are left. */
export function LivePriceFilter({ field, locale, labels, search }: LivePriceFilterProps) {
  const load = useWhole(locale, labels.add)
  const found = useFound(useTyped(field, load), load)
  useRowsWhenOpened(load)
  const said = found?.count ? fill(labels.found, { count: found.count }) : ''
  const note = found && (found.count === null ? labels.failed : found.count === 0 && labels.nothing)
  return (
    <>
      <p aria-hidden="true">{found?.text && (said || note)}</p>
      <FoundCount text={said || note || ''} />
      {note && (
        <a
          href={`${search}?${new URLSearchParams({ q: found.text })}`}
          className={buttonClassName({ variant: 'secondary' })}
        >
          {labels.searchSite}
        </a>
      )}
    </>
  )
}

type Load = () => Promise<void>

/** Has all rows on the page, and then their buttons: at once, where no rows are loaded later. */
function useWhole(locale: Locale, add: string): Load {
  const load = useCallback(async () => {
    await loadRows(locale)
    // The prices are the same without buttons.
    addButtons(locale, add).catch(() => undefined)
  }, [locale, add])
  useEffect(() => {
    if (!document.querySelector('[data-later]')) void load()
  }, [load])
  return load
}

/** The text of the field; what was typed before this code had loaded, or before the page was left, too. */
function useTyped(field: HTMLElement, load: Load): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const [input] = field.getElementsByTagName('input')
    const [clear] = field.getElementsByTagName('button')
    const form = input?.form
    if (!input || !clear || !form) return
    const read = () => {
      clear.hidden = input.value === ''
      setText(input.value)
    }
    const change = () => {
      setHistoryValue(kept, input.value)
      read()
    }
    const empty = () => {
      input.value = ''
      change()
      input.focus()
    }
    const wanted = () => {
      toTop(input)
      load().catch(() => undefined)
    }
    const enter = (event: Event) => {
      event.preventDefault()
      focusFirstRow()
    }
    const stored = historyValue(kept)
    if (input.value !== '') setHistoryValue(kept, input.value)
    else if (typeof stored === 'string') input.value = stored
    read()
    input.addEventListener('input', change)
    input.addEventListener('focus', wanted)
    clear.addEventListener('click', empty)
    form.addEventListener('submit', enter)
    return () => {
      input.removeEventListener('input', change)
      input.removeEventListener('focus', wanted)
      clear.removeEventListener('click', empty)
      form.removeEventListener('submit', enter)
    }
  }, [field, load])
  return text
}

/** Narrows the tables; `null` until then. */
function useFound(text: string, load: Load): Found | null {
  const asked = useSettled(text.trim(), debounceMs)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (asked === (found?.text ?? '')) return
    let isStale = false
    const show = (count: number | null) => setFound(asked || count ? { text: asked, count } : null)
    load().then(
      () => isStale || show(narrow(asked)),
      () => isStale || show(null),
    )
    return () => {
      isStale = true
    }
  }, [asked, found, load])
  return found
}

/** Of a long list, when a category is unfolded. */
function useRowsWhenOpened(load: Load): void {
  useEffect(() => {
    const opened = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.later !== undefined)
        load().catch(() => undefined)
    }
    document.addEventListener('toggle', opened, true)
    return () => document.removeEventListener('toggle', opened, true)
  }, [load])
}
