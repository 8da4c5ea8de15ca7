/** @jest-environment jsdom */
import '../support/browser'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DoctorsView } from '@/components/screens/Doctors/desktop/DoctorsView'
import { DoctorsView as MobileDoctorsView } from '@/components/screens/Doctors/mobile/DoctorsView'
import { type DoctorCardData, doctorStep } from '@/lib/doctors/card'
import type { DoctorsData } from '@/lib/screens/doctors'
import { answer } from '../../../support/answer'
import { doctorCard, specialties } from '../../../support/doctors'
import { Site } from '../support/site'

const heart = { id: 2, name: 'Кардиолог', slug: '2-kardiolog' }
const skin = { id: 8, name: 'Косметолог', slug: '8-kosmetolog' }
const eye = { id: 9, name: 'Офтальмолог', slug: '9-oftalmolog' }

const anna = doctorCard(1, { name: 'Анна', slug: 'anna', ...specialties('Кардиолог') })
const bota = doctorCard(2, { name: 'Бота', slug: 'bota', ...specialties('Косметолог') })
const vera = doctorCard(3, { name: 'Вера', slug: 'vera', ...specialties('Кардиолог') })

const data: DoctorsData = {
  compared: 'yes',
  h1: 'Все врачи',
  crumbs: [{ name: 'Врачи', path: '/doctors-list/list' }],
  doctors: [bota, anna, vera],
  count: 3,
  specialties: [
    { letter: 'К', categories: [heart, skin] },
    { letter: 'О', categories: [eye] },
  ],
  tags: [],
  receptions: [],
}

/** Requests of the page, each answered when the test wants it. */
interface Question {
  readonly url: string
  readonly respond: (doctors: readonly unknown[]) => Promise<void>
  readonly fail: () => Promise<void>
}

let questions: Question[]
const realFetch = globalThis.fetch

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '')
  questions = []
  Element.prototype.scrollIntoView = () => undefined
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  globalThis.fetch = input =>
    new Promise(resolve => {
      const reply = (body: object, ok: boolean) =>
        act(async () => resolve(answer(body, ok ? 200 : 502)))
      questions.push({
        url: String(input),
        respond: doctors => reply({ data: doctors }, true),
        fail: () => reply({}, false),
      })
    })
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

const names = () =>
  within(screen.getByRole('region', { name: 'Список врачей' }))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const skeletons = () =>
  screen.getByRole('region', { name: 'Список врачей' }).querySelectorAll('.skeleton')
const tab = (name: string) =>
  within(screen.getByRole('group', { name: 'Порядок списка' })).getByRole('button', {
    name: new RegExp(`^${name} — `),
  })
const preview = () => screen.getByRole('region', { name: 'Выбранный врач' })
const found = () => screen.getByText(/^\d+ врач/).closest('[role=status]')?.textContent
const toggle = () => screen.getByRole('button', { name: /^Сменить порядок/ })

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

async function press(element: HTMLElement) {
  await user.click(element)
  // The list follows in the next frame, and a known order is fetched in the frame after it.
  await act(() => jest.advanceTimersByTimeAsync(60))
}

/** As browsers do for Enter. */
async function pressByKey(button: HTMLElement) {
  button.focus()
  fireEvent.click(button, { detail: 0 })
  await act(() => jest.advanceTimersByTimeAsync(60))
}

/** The week is a separate chunk, loaded after the card has rendered. */
async function show(change: Partial<DoctorsData> = {}) {
  await act(
    async () =>
      void render(
        <Site>
          <DoctorsView {...data} {...change} />
        </Site>,
      ),
  )
}

test("starts with the server's list, without a request", async () => {
  await show()
  await act(async () => undefined)
  expect(names()).toEqual(['Бота', 'Анна', 'Вера'])
  expect(preview()).toHaveTextContent('Бота')
  expect(found()).toBe('3 врача')
  expect(questions).toEqual([])
})

test('a pressed card is highlighted and previewed', async () => {
  await show()
  await press(screen.getByRole('link', { name: 'Вера' }))
  expect(screen.getByRole('link', { name: 'Вера', current: true })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { current: true })).toHaveLength(1)
  expect(preview()).toHaveTextContent('Вера')
  expect(within(preview()).getByRole('link', { name: /^Подробнее.*Вера/ })).toHaveAttribute(
    'href',
    '/doctors-list/vera',
  )
})

test('a tab requests its order, shows five placeholders, then the response', async () => {
  await show()
  await press(tab('Цена'))
  expect(tab('Цена')).toHaveAttribute('aria-pressed', 'true')
  expect(tab('Цена')).toHaveAccessibleName('Цена — сначала дешевле')
  expect(tab('Стаж')).toHaveAccessibleName('Стаж — сначала больше')
  expect(questions.map(({ url }) => url)).toEqual([
    '/api/doctors?sort_by=first_appointment&sort_direction=asc',
  ])
  expect(skeletons()).toHaveLength(5)
  await questions[0]?.respond([vera, anna])
  expect(skeletons()).toHaveLength(0)
  expect(names()).toEqual(['Вера', 'Анна'])
  expect(found()).toBe('2 врача, сначала дешевле')

  await press(tab('Все'))
  await waitFor(() => expect(questions.at(-1)?.url).toBe('/api/doctors?sort_by=&sort_direction='))
  await questions.at(-1)?.respond([bota, anna, vera])
  expect(names()).toEqual(['Бота', 'Анна', 'Вера'])
  expect(found()).toBe('3 врача, обычный порядок')
})

test('the toggle goes from descending to none to ascending, with a request each time', async () => {
  await show()
  await press(tab('Рейтинг'))
  await questions[0]?.respond([anna])
  for (const expected of ['', 'asc', 'desc']) {
    await press(toggle())
    const url = `/api/doctors?sort_by=rating&sort_direction=${expected}`
    // A known order is shown at once, and fetched in the next frame.
    await waitFor(() => expect(questions.at(-1)?.url).toBe(url))
    await questions.at(-1)?.respond([anna])
  }
  expect(questions).toHaveLength(4)
})

test('the latest press wins, in any order of responses', async () => {
  await show()
  await press(tab('Цена'))
  await press(tab('Стаж'))
  const [price, experience] = questions
  await experience?.respond([anna])
  expect(names()).toEqual(['Анна'])
  await price?.respond([vera])
  expect(names()).toEqual(['Анна'])
})

test('the list stays when the backend is down, and can be retried', async () => {
  await show()
  await press(tab('Рейтинг'))
  await questions[0]?.fail()
  expect(names()).toEqual(['Бота', 'Анна', 'Вера'])
  expect(screen.getByRole('alert')).toHaveTextContent(/Не удалось обновить/)
  // Its order is the one before.
  expect(found()).toBe('3 врача')

  await press(screen.getByRole('button', { name: 'Обновить' }))
  expect(skeletons()).toHaveLength(5)
  const column = screen.getByRole('region', { name: 'Специальности' })
  expect(column.querySelectorAll('.skeleton')).toHaveLength(30)
  await questions
    .find(({ url }) => url.includes('letters'))
    ?.respond([{ letter: 'О', categories: [eye] }])
  await questions.findLast(({ url }) => url.includes('sort_by'))?.respond([vera])
  expect(names()).toEqual(['Вера'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(
    within(column)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Офтальмолог'])
})

test('a specialty selects its letter and name and filters; "все" shows everyone', async () => {
  await show()
  const link = screen.getByRole('link', { name: 'Кардиолог' })
  expect(link).toHaveAttribute('href', '/doctors-list/specialty/2-kardiolog')
  await press(link)
  expect(link).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: /букву К/ })).toHaveAttribute('aria-pressed', 'true')
  expect(names()).toEqual(['Анна', 'Вера'])
  expect(preview()).toHaveTextContent('Анна')

  await press(screen.getByRole('button', { name: /букву К/ }))
  expect(names()).toEqual(['Бота', 'Анна', 'Вера'])
  expect(link).not.toHaveAttribute('aria-current')

  await press(link)
  await press(screen.getByRole('button', { name: /всех специальностей/ }))
  expect(names()).toEqual(['Бота', 'Анна', 'Вера'])

  await press(screen.getByRole('link', { name: 'Офтальмолог' }))
  expect(names()).toEqual([])
  expect(screen.getByText(/пока нет/)).toBeInTheDocument()
  await press(screen.getByRole('button', { name: 'Показать всех врачей' }))
  expect(screen.getByRole('region', { name: 'Фильтры и порядок списка' })).toHaveFocus()
  expect(screen.getByRole('button', { name: /всех специальностей/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(names()).toEqual(['Бота', 'Анна', 'Вера'])
  expect(questions).toEqual([])
})

test('a click on a specialty with a modifier key is left to the browser', async () => {
  await show()
  let isLeft: boolean | undefined
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    // jsdom cannot navigate.
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Кардиолог' }), { ctrlKey: true })
  await act(() => jest.advanceTimersByTimeAsync(60))
  expect(isLeft).toBe(true)
  expect(names()).toEqual(['Бота', 'Анна', 'Вера'])
})

test('specialties that are missing in the HTML are fetched', async () => {
  await show({ specialties: null })
  await act(async () => undefined)
  const column = screen.getByRole('region', { name: 'Специальности' })
  expect(column.querySelectorAll('.skeleton')).toHaveLength(30)
  await questions[0]?.respond([{ letter: 'О', categories: [{ id: 9, name: 'Офтальмолог' }] }])
  expect(within(column).getByRole('link')).toHaveAttribute('href', '/doctors-list/specialty/9')
})

test('one doctor has no order, and one specialty no letter and no "all" (B66)', async () => {
  await show({ doctors: [vera], count: 1, specialties: [{ letter: 'К', categories: [heart] }] })
  const column = screen.getByRole('region', { name: 'Специальности' })
  expect(within(column).getByRole('link')).toHaveTextContent('Кардиолог')
  expect(within(column).queryAllByRole('button')).toEqual([])
  expect(screen.queryAllByRole('tab')).toEqual([])
  expect(screen.getByRole('region', { name: 'Список врачей' })).toHaveTextContent('Вера')
  expect(screen.queryByRole('list', { name: 'Особенности приёма' })).toBeNull()
})

describe('a long list', () => {
  const rest = [vera, ...Array.from({ length: 40 }, (_, index) => doctorCard(100 + index))]
  const all: DoctorCardData[] = [bota, anna, ...rest]
  const part = { doctors: [bota, anna], count: all.length }
  const path = '/api/doctors?sort_by=&sort_direction='
  const more = () => screen.getByRole('button', { name: /^Показать ещё/ })

  test('shows the first ones and the total number', async () => {
    await show(part)
    expect(names()).toEqual(['Бота', 'Анна'])
    expect(found()).toBe('43 врача')
    expect(questions).toEqual([])
  })

  test('shows more with a button, which stays while they load', async () => {
    await show(part)
    await press(more())
    expect(questions.map(({ url }) => url)).toEqual([path])
    expect(more()).toHaveAttribute('aria-busy')
    expect(names()).toEqual(['Бота', 'Анна'])
    await questions[0]?.respond(all)
    expect(names()).toHaveLength(2 + doctorStep)
    await press(more())
    expect(names()).toHaveLength(all.length)
    expect(screen.queryByRole('button', { name: /^Показать ещё/ })).toBeNull()
    expect(questions).toHaveLength(1)
  })

  test('by keyboard the focus goes to the first new one, with the last step, too', async () => {
    await show(part)
    const focused = () => document.activeElement?.closest('article')?.querySelector('h2')
    await pressByKey(more())
    expect(more()).toHaveFocus()
    await questions[0]?.respond(all)
    expect(focused()).toHaveTextContent(names()[2] ?? '-')
    await pressByKey(more())
    expect(focused()).toHaveTextContent(names()[2 + doctorStep] ?? '-')
  })

  test('after a failure the button retries, and the list stays', async () => {
    await show(part)
    await press(more())
    await questions[0]?.fail()
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(names()).toEqual(['Бота', 'Анна'])
    await press(more())
    expect(names()).toEqual(['Бота', 'Анна'])
    await questions[1]?.respond(all)
    expect(names()).toHaveLength(2 + doctorStep)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('filters all of them by specialty', async () => {
    await show(part)
    await press(screen.getByRole('link', { name: 'Кардиолог' }))
    expect(questions.map(({ url }) => url)).toEqual([path])
    expect(skeletons()).toHaveLength(5)
    await questions[0]?.respond(all)
    expect(names()).toEqual(['Анна', 'Вера'])
  })

  test('another order is shown in steps as well', async () => {
    await show(part)
    await press(tab('Стаж'))
    await questions[0]?.respond(all)
    expect(names()).toHaveLength(doctorStep)
    await press(more())
    expect(names()).toHaveLength(all.length)
  })
})

test('on a phone a specialty is chosen in the select, and a card links to its doctor', async () => {
  await act(
    async () =>
      void render(
        <Site>
          <MobileDoctorsView {...data} />
        </Site>,
      ),
  )
  const shown = () =>
    screen.getAllByRole('article').map(card => card.querySelector('h2')?.textContent)
  expect(shown()).toEqual(['Бота', 'Анна', 'Вера'])
  await press(screen.getByLabelText('Выберите специализацию', { selector: 'summary' }))
  await user.type(screen.getByPlaceholderText('Поиск…'), 'карди{Enter}')
  expect(shown()).toEqual(['Анна', 'Вера'])
  expect(found()).toBe('2 врача')
  expect(screen.getByRole('link', { name: /^Подробнее.*Анна/ })).toHaveAttribute(
    'href',
    '/doctors-list/anna',
  )
  await press(screen.getByRole('button', { name: 'Сбросить выбор' }))
  expect(shown()).toHaveLength(3)
})
