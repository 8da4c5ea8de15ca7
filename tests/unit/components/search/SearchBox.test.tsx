/** @jest-environment jsdom */
import '../support/browser'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SearchBox, type SearchBoxProps } from '@/components/search/SearchBox'
import type { CalculatorItem } from '@/lib/calculator/item'
import { clinicIn } from '@/lib/clinic'
import type { RichHit } from '@/lib/content/search/rich-hit'
import type { SearchHit } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'
import { Site } from '../support/site'
import { type Asked, searchServer } from './searchServer'

const troponin: CalculatorItem = {
  id: 7,
  slug: 'troponin',
  name: 'Тропонин I',
  price: 5000,
  category: 1,
  bloodTest: true,
  discount: 0,
  document: null,
}

/** The text below the names. */
const note = 'Раздел'

const hit = (category: SearchHit['category'], slug: string, name: string): RichHit => ({
  ...{ category, slug, name, note, price: 9000, priceKind: 'from', discount: 0, picture: null },
  item: category === 'analysis' ? troponin : null,
  sold: null,
})

const found = {
  data: [
    hit('doctors', 'li-aleksandr', 'Ли Александр'),
    hit('services', 'priem-kardiologa', 'Приём кардиолога'),
    hit('services', 'uzi-serdtsa', 'УЗИ сердца'),
    hit('analysis', 'troponin', 'Тропонин I'),
    hit('checkups', 'ritm-serdca', 'Ритм сердца'),
    hit('promotion', 'serdtse', 'Сердце в выходные'),
  ],
}

const dictionaries = { ru, kk }
const pause = 200

function box({ locale = 'ru', ...props }: SearchBoxProps & { readonly locale?: Locale } = {}) {
  return (
    <Site locale={locale}>
      <SearchBox {...props} />
      <button type="button">after</button>
    </Site>
  )
}

let calls: readonly Asked[]
/** URLs of followed hits, as jsdom cannot navigate. */
let visited: string[]

const visit = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  visited.push(link.href)
}

beforeEach(() => {
  window.history.replaceState(null, '')
  localStorage.clear()
  jest.useFakeTimers()
  calls = searchServer()
  visited = []
  document.addEventListener('click', visit, true)
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(() => {
  document.removeEventListener('click', visit, true)
  jest.useRealTimers()
})

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const list = () => screen.queryByRole('listbox')
const options = () => screen.queryAllByRole('option')
const links = () => options().filter(option => option.hasAttribute('href'))
const names = () => links().map(option => option.textContent?.split(`, ${note}`)[0])
const active = () =>
  options().find(option => option.id === field().getAttribute('aria-activedescendant'))
const count = () => screen.queryByRole('status')?.textContent ?? ''

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
/** @returns whether the key is left to the browser: at Enter, whether it sends the form. */
const press = (key: string) => fireEvent.keyDown(field(), { key })

/** Focuses the field and loads the list's code. */
async function enter() {
  act(() => field().focus())
  await wait(0)
}

/** Types a text and waits for the response. */
async function search(text: string, body: unknown = found) {
  await enter()
  type(text)
  await wait(pause)
  calls.at(-1)?.respond(body)
  await wait(0)
}

describe('the form', () => {
  test.each([
    ['ru', '/search'],
    ['kk', '/kk/search'],
  ] as const)('submits to the page of results in %s without JavaScript', (locale, action) => {
    document.body.innerHTML = renderToString(box({ locale, query: 'кровь' }))
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', action)
    expect(form).toHaveAttribute('method', 'get')
    expect(field()).toHaveAttribute('name', 'q')
    expect(field()).toHaveValue('кровь')
    expect(
      screen.getByRole('button', { name: dictionaries[locale].search.submit }),
    ).toHaveAttribute('type', 'submit')
    document.body.innerHTML = ''
  })

  test('is not submitted when blank', async () => {
    render(box())
    await enter()
    type('  ')
    expect(press('Enter')).toBe(false)
    expect(fireEvent.click(screen.getByRole('button', { name: ru.search.submit }))).toBe(false)
    expect(field()).toHaveFocus()
  })

  test('is submitted by Enter while there is no hit for the typed text', async () => {
    render(box())
    await search('сердце')
    type('сердце ноет')
    expect(active()).toBeUndefined()
    expect(press('Enter')).toBe(true)
    expect(visited).toEqual([])
  })

  test('has the searched kinds in its placeholder', () => {
    const shown = (props: SearchBoxProps) => {
      const { unmount } = render(box(props))
      const { placeholder } = field()
      unmount()
      return placeholder
    }
    const { all, services } = clinicIn('ru').search
    expect([shown({}), shown({ type: 'doctors' }), shown({ type: 'services' })]).toEqual([
      all.hint,
      ru.search.placeholders.doctors,
      services.hint,
    ])
  })
})

describe('requests', () => {
  test('are debounced, with language and kind', async () => {
    render(box({ locale: 'kk', type: 'doctors' }))
    await enter()
    type('жү')
    await wait(pause - 1)
    type(' жүрек ')
    await wait(pause - 1)
    expect(calls).toHaveLength(0)
    await wait(1)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url.pathname).toBe('/api/search/hits')
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      q: 'жүрек',
      type: 'doctors',
    })
    expect(calls[0]?.headers.get('Accept-Language')).toBe('kk')
    expect(calls[0]?.headers.has('SessionId')).toBe(true)
  })

  test('have no type when the box is for all kinds', async () => {
    render(box())
    await enter()
    type('узи')
    await wait(pause)
    expect(calls[0]?.url.search).toBe(`?q=${encodeURIComponent('узи')}`)
  })

  test('are not sent for blank text', async () => {
    render(box())
    await enter()
    type('   ')
    await wait(pause * 5)
    expect(calls).toHaveLength(0)
  })

  test('are not sent for the initial text of the page', async () => {
    render(box({ query: 'кровь' }))
    await wait(pause * 5)
    expect(calls).toHaveLength(0)
  })

  test('are sent for what was typed before hydration', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(box())
    field().value = 'узи'
    const root = await act(async () => hydrateRoot(container, box()))
    await wait(pause)
    expect(field()).toHaveValue('узи')
    expect(calls[0]?.url.searchParams.get('q')).toBe('узи')
    await act(async () => root.unmount())
    container.remove()
  })

  test('ignore a late response to an earlier text', async () => {
    render(box())
    await enter()
    type('узи')
    await wait(pause)
    type('кровь')
    await wait(pause)
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[1]?.respond({ data: [hit('services', 'uzi', 'УЗИ')] })
    await wait(0)
    calls[0]?.respond({ data: [hit('services', 'ekg', 'ЭКГ')] })
    await wait(0)
    expect(names()).toEqual(['УЗИ'])
  })

  test('keep the hits on screen until the next response', async () => {
    render(box())
    await search('сердце')
    type('сердц')
    await wait(pause)
    type('серд')
    await wait(pause)
    expect(calls).toHaveLength(3)
    expect(list()).toBeVisible()
  })

  test.each([
    ['a failed connection', (call?: Asked) => call?.fail()],
    ['an error', (call?: Asked) => call?.respond(found, 500)],
    ['an answer of another shape', (call?: Asked) => call?.respond('<html>')],
  ])('on %s the list is empty, without a message', async (_, happen) => {
    render(box())
    await search('сердце')
    expect(list()).toBeVisible()
    type('сердц')
    await wait(pause)
    happen(calls[1])
    await wait(0)
    expect(list()).toBeNull()
    expect(count()).toBe('')
  })
})

describe('before anything is typed', () => {
  const { popularTitle, recent, forget } = ru.search
  const groupOf = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map(option => option.textContent)

  test('the popular queries of the box are offered; a chosen one is searched', async () => {
    render(box({ type: 'doctors' }))
    await enter()
    expect(groupOf(popularTitle)).toEqual(clinicIn('ru').search.doctors.popular)
    expect(screen.queryByRole('group', { name: recent })).toBeNull()
    expect(active()).toBeUndefined()
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(field()).toHaveValue('Педиатр')
    await wait(pause)
    expect(calls[0]?.url.searchParams.get('q')).toBe('Педиатр')
  })

  test('recent queries are offered until they are cleared, and never sent', async () => {
    const { unmount } = render(box())
    await search('сердце')
    press('ArrowDown')
    press('Enter')
    await search('узи')
    fireEvent.submit(screen.getByRole('search'))
    unmount()
    window.history.replaceState(null, '')
    const before = calls.length
    render(box())
    await enter()
    expect(groupOf(recent)).toEqual(['узи', 'сердце'])
    fireEvent.click(screen.getByRole('button', { name: forget }))
    expect(screen.queryByRole('group', { name: recent })).toBeNull()
    expect(field()).toHaveFocus()
    expect(localStorage).toHaveLength(0)
    expect(calls).toHaveLength(before)
  })
})

describe('without hits of its kind', () => {
  test('hits of other kinds are offered', async () => {
    render(box({ type: 'doctors' }))
    await search('мрт', { data: [] })
    expect(calls[1]?.url.search).toBe(`?q=${encodeURIComponent('мрт')}`)
    calls[1]?.respond(found)
    await wait(0)
    expect(screen.getAllByText(ru.search.elsewhere.doctors)[0]).toBeVisible()
    expect(names()).toContain('УЗИ сердца')
    expect(count()).toContain(ru.search.elsewhere.doctors)
  })

  test('without any hits contacts are offered, with the question in the message', async () => {
    render(box())
    await search('жвачка', { data: [] })
    const link = screen.getByRole('link', { name: ru.shell.whatsapp })
    const text = new URL((link as HTMLAnchorElement).href).searchParams.get('text')
    expect(text).toBe(ru.search.question.replace('{query}', 'жвачка'))
    expect(document.querySelector('a[href^="tel:"]')).toBeVisible()
    expect(count()).toBe(ru.search.nothing)
    press('Escape')
    expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  })
})

describe('the drop-down', () => {
  test('groups the hits by kind in the order of the response', async () => {
    render(box())
    await search('сердце')
    const groups = within(screen.getByRole('listbox', { name: ru.search.results })).getAllByRole(
      'group',
    )
    expect(groups.map(group => group.getAttribute('aria-labelledby'))).not.toContain(null)
    const { doctors, services, analysis, checkups, promotion } = ru.search.kinds
    for (const name of [doctors, services, analysis, checkups, promotion]) {
      expect(screen.getByRole('group', { name })).toBeVisible()
    }
    expect(names()).toEqual([
      'Ли Александр',
      'Приём кардиолога',
      'УЗИ сердца',
      'Тропонин I',
      'Ритм сердца',
      'Сердце в выходные',
    ])
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', list()?.id)
  })

  test('shows section, price and discount', async () => {
    render(box())
    const [doctor, ...others] = found.data
    await search('сердце', { data: [{ ...doctor, discount: 20 }, ...others] })
    const [first, second] = links()
    expect(first).toHaveTextContent(
      /^Ли Александр, Раздел, Первичный приём от 9\s000 ₸, уже со скидкой 20%$/,
    )
    expect(second).toHaveTextContent(/^Приём кардиолога, Раздел, от 9\s000 ₸$/)
  })

  test('an analysis is added to the calculator, by pointer and keyboard, and the list stays open', async () => {
    render(box())
    await search('сердце')
    const added = ru.search.added.replace('{name}', 'Тропонин I')
    fireEvent.click(screen.getByRole('option', { name: /^Добавить/ }))
    expect(screen.getByRole('option', { name: added })).toBeVisible()
    expect(count()).toBe(added)
    expect(localStorage.getItem('analysis-calculator')).toContain('Тропонин I')
    for (let step = 0; step < 5; step++) press('ArrowDown')
    expect(active()).toHaveAccessibleName(added)
    press('Enter')
    expect(active()).toHaveAccessibleName(ru.search.add.replace('{name}', 'Тропонин I'))
    expect(list()).toBeVisible()
    expect(visited).toEqual([])
  })

  test('announces the number of hits', async () => {
    render(box({ locale: 'kk' }))
    expect(count()).toBe('')
    await search('жүрек')
    expect(count()).toBe(kk.search.found.replace('{count}', '6'))
  })

  test('highlights the matching part of a name', async () => {
    render(box())
    await search('прием')
    const [, hit] = options()
    expect(hit?.querySelector('mark')).toHaveTextContent('Приём')
  })

  test('is not there without hits', async () => {
    render(box())
    await search('сердце', { data: [] })
    expect(list()).toBeNull()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).not.toHaveAttribute('aria-controls')
  })

  test('closes at once when the text is blank, and shows no earlier hits afterwards', async () => {
    render(box())
    await search('сердце')
    type(' ')
    expect(list()).toBeNull()
    type('у')
    expect(list()).toBeNull()
  })

  test('closes when the focus leaves', async () => {
    render(box())
    await search('сердце')
    act(() => screen.getByRole('button', { name: 'after' }).focus())
    expect(list()).toBeNull()
  })

  test('does not open after the focus has left', async () => {
    render(box())
    await enter()
    type('сердце')
    await wait(pause)
    act(() => screen.getByRole('button', { name: 'after' }).focus())
    calls[0]?.respond(found)
    await wait(0)
    expect(list()).toBeNull()
  })

  test('is cleared by the button, which returns the focus', async () => {
    render(box())
    expect(screen.queryByRole('button', { name: ru.search.clear })).toBeNull()
    await search('сердце')
    fireEvent.click(screen.getByRole('button', { name: ru.search.clear }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(links()).toEqual([])
    expect(screen.queryByRole('button', { name: ru.search.clear })).toBeNull()
  })
})

describe('targets', () => {
  const origin = 'http://localhost'

  test.each([
    ['ru', ''],
    ['kk', '/kk'],
  ] as const)('are built from the origin in %s', async (locale, prefix) => {
    render(box({ locale }))
    await search('сердце')
    expect(links().map(option => option.getAttribute('href'))).toEqual([
      `${origin}${prefix}/doctors-list/li-aleksandr`,
      `${origin}${prefix}/services/details/priem-kardiologa`,
      `${origin}${prefix}/services/details/uzi-serdtsa`,
      `${origin}${prefix}/analysis/list/troponin`,
      `${origin}${prefix}/check-up/adults-details/ritm-serdca`,
      `${origin}${prefix}/promotions/serdtse`,
    ])
  })

  test('are followed by a click, which keeps the focus in the field and closes the list', async () => {
    render(box())
    await search('сердце')
    const [, hit] = options()
    if (!hit) throw new Error('No second hit')
    expect(fireEvent.mouseDown(hit)).toBe(false)
    fireEvent.click(hit)
    expect(visited).toEqual([`${origin}/services/details/priem-kardiologa`])
    expect(list()).toBeNull()
  })

  test('are followed by Enter once one is chosen with the arrows; else it sends the form', async () => {
    render(box())
    await search('сердце')
    expect(active()).toBeUndefined()
    expect(press('Enter')).toBe(true)
    const [first] = options()
    if (!first) throw new Error('No hit')
    // A pointer that rests where the list has opened chooses nothing.
    fireEvent.mouseMove(first)
    expect(press('Enter')).toBe(true)
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(visited).toEqual([`${origin}/services/details/priem-kardiologa`])
  })

  test('say which words of the text they lack', async () => {
    render(box())
    await search('сердце воскресенье', { ...found, unused: ['воскресенье'] })
    const words = ru.search.unused.replace('{words}', 'воскресенье')
    expect(screen.getByText(words)).toBeVisible()
    expect(count()).toContain(words)
    await search('сердце')
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('what the clinic answers itself', () => {
  const page = { path: '/contacts', title: 'Режим работы', text: 'Ежедневно 8:00–20:00' }

  test('is an option of the list, also where there are no hits', async () => {
    render(box())
    await search('режим работы', { data: [], pages: [page] })
    const option = screen.getByRole('option', { name: 'Режим работы Ежедневно 8:00–20:00' })
    expect(option).toHaveAttribute('href', `${origin}/contacts`)
    press('ArrowDown')
    expect(active()).toBe(option)
  })

  test('a correction is said, and what was typed can be searched as it is', async () => {
    render(box())
    await search('фереттин', { ...found, corrected: [{ from: 'фереттин', to: 'ферритин' }] })
    expect(screen.getByText('Показываем: ферритин.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Искать как написано: «фереттин»' }))
    expect(screen.getByRole('combobox')).toHaveValue('«фереттин»')
  })
})

describe('keyboard', () => {
  test('arrows cycle through all hits and the text', async () => {
    render(box())
    await search('сердце')
    expect(active()).toBeUndefined()
    press('ArrowDown')
    expect(active()).toHaveTextContent('Ли Александр')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    press('ArrowDown')
    expect(active()).toHaveTextContent('Приём кардиолога')
    press('ArrowUp')
    press('ArrowUp')
    expect(active()).toBeUndefined()
    press('ArrowUp')
    expect(active()).toHaveTextContent('Сердце в выходные')
    press('ArrowDown')
    expect(active()).toBeUndefined()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  test('Home and End go to the first and last hit; in the text they keep their default', async () => {
    render(box())
    await search('сердце')
    expect(press('End')).toBe(true)
    press('ArrowDown')
    expect(press('End')).toBe(false)
    expect(active()).toHaveTextContent('Сердце в выходные')
    expect(press('Home')).toBe(false)
    expect(active()).toHaveTextContent('Ли Александр')
  })

  test('Escape closes, arrow down opens again', async () => {
    render(box())
    await search('сердце')
    expect(press('Escape')).toBe(false)
    expect(list()).toBeNull()
    expect(field()).toHaveValue('сердце')
    expect(press('Escape')).toBe(true)
    press('ArrowDown')
    expect(list()).toBeVisible()
    expect(active()).toBeUndefined()
  })

  test('what comes after Escape does not open', async () => {
    render(box())
    await enter()
    type('сердце')
    await wait(pause)
    expect(press('Escape')).toBe(true)
    calls.at(-1)?.respond(found)
    await wait(0)
    expect(list()).toBeNull()
    press('ArrowDown')
    expect(list()).toBeVisible()
  })

  test('typing resets the active hit', async () => {
    render(box())
    await search('сердце')
    press('ArrowDown')
    type('сердц')
    expect(active()).toBeUndefined()
  })

  test('shortcuts and IME composition are ignored', async () => {
    render(box())
    await search('сердце')
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', shiftKey: true })).toBe(true)
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })).toBe(true)
    expect(active()).toBeUndefined()
  })

  test('hovering makes a hit active', async () => {
    render(box())
    await search('сердце')
    const [, , third] = options()
    if (!third) throw new Error('No third hit')
    fireEvent.mouseMove(third)
    expect(active()).toHaveTextContent('УЗИ сердца')
  })
})
