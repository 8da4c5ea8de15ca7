/** @jest-environment jsdom */
import '../support/browser'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { resetItems } from '@/components/analyses/Calculator/calculatorStore'
import { AnalysesView as DesktopView } from '@/components/screens/Analyses/desktop/AnalysesView'
import { AnalysesView as MobileView } from '@/components/screens/Analyses/mobile/AnalysesView'
import type { AnalysesData } from '@/lib/screens/analyses'
import { formatMoney } from '@/lib/text/money'
import ru from '@/messages/ru.json'
import { item, listCategory } from '../../../support/analyses'
import { claimed } from '../../../support/sample'
import { type PriceServer, priceServer } from '../analyses/Calculator/priceServer'
import { Site } from '../support/site'

const document1 = '/documents/blood.pdf'
const blood = [
  item(101, {
    name: 'Общий анализ крови',
    price: 1800,
    bloodTest: true,
    document: document1,
    discount: 10,
  }),
  item(102, { name: 'СОЭ', price: 1000, bloodTest: true }),
]
const urine = [
  item(201, { name: 'Общий анализ мочи', price: 1300, category: 2 }),
  item(202, { name: 'Белок в моче', price: 0, category: 2 }),
]
const genes = [item(301, { name: 'Кариотип', price: 32_500, category: 3 })]
const everything = [...blood, ...urine, ...genes]

const data: AnalysesData = {
  facts: { blood: 'yes', leaflets: 'yes' },
  h1: 'Анализы',
  crumbs: [{ name: 'Анализы', path: '/analysis/list' }],
  categories: [
    listCategory(1, 2, 'Анализы крови'),
    listCategory(2, 2, 'Анализы мочи'),
    listCategory(3, 1, 'Генетика'),
  ],
  letters: [
    { letter: 'А', categories: [1, 2] },
    { letter: 'Г', categories: [3] },
  ],
  // The first part: the second category is incomplete.
  items: everything.slice(0, 3),
  hasForChildren: false,
  sets: [],
  elsewhere: false,
}

let server: PriceServer
/** "More" is observed with a margin, so the next step is prefetched. */
let near: (() => void)[]

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '')
  server = priceServer(everything)
  near = []
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      near.push(() => callback([entry], this as unknown as IntersectionObserver))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

afterEach(() => {
  act(() => resetItems())
  jest.useRealTimers()
})

/** Waits for responses and some frames. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(80))

/** The same after the text has not changed for a while. */
const settleTyping = () => act(() => jest.advanceTimersByTimeAsync(300))

const query = (q: string) => new URLSearchParams({ q }).toString()

async function show(View: typeof DesktopView, change: Partial<AnalysesData> = {}) {
  const view = (
    <Site>
      <View {...data} {...change} />
    </Site>
  )
  const { container } = await act(async () => render(view))
  await settle()
  return container
}

const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox')
const shown = () => boxes().map(box => Number(box.value))
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const letter = (name: string) => screen.getByRole('link', { name })
const text = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const money = (tenge: number) => formatMoney(tenge).replace(/\s/g, ' ')

/** Clicks; jsdom cannot navigate. */
function isLeftToBrowser(link: HTMLElement, keys: MouseEventInit = {}): boolean | undefined {
  let left: boolean | undefined
  const look = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(link, keys)
  return left
}

describe('desktop', () => {
  const panel = () => screen.getByRole('complementary')

  test('initially the first category is preselected, with no letter but "all", and all analyses are shown', async () => {
    await show(DesktopView)
    expect(screen.getByRole('link', { name: /^Анализы крови/ })).toHaveAttribute('aria-current')
    expect(letter('Все')).toHaveAttribute('aria-current')
    expect(letter('А')).not.toHaveAttribute('aria-current')
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Анализы крови')
    expect(shown()).toEqual([101, 102, 201])
    expect(server.asked).toEqual([])
  })

  test('a card has name, price, discount, page and leaflet', async () => {
    await show(DesktopView)
    const card = box(/Общий анализ крови/).closest('li') as HTMLElement
    expect(text(card)).toContain(money(1800))
    expect(text(card)).toContain('уже со скидкой 10%')
    const links = within(card).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/analysis/list/analysis-101',
      document1,
    ])
    expect(links[1]).toHaveTextContent('Подготовка к анализу')
    const plain = box(/СОЭ/).closest('li') as HTMLElement
    expect(within(plain).queryByText('Подготовка к анализу')).toBeNull()
  })

  test('a letter shows its categories; "all" shows all', async () => {
    await show(DesktopView)
    fireEvent.click(letter('Г'))
    await settle()
    expect(shown()).toEqual([301])
    expect(letter('Г')).toHaveAttribute('aria-current')
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Генетика')
    fireEvent.click(letter('А'))
    await settle()
    expect(shown()).toEqual([101, 102, 201, 202])
    fireEvent.click(letter('Все'))
    await settle()
    expect(shown()).toEqual([101, 102, 201, 202, 301])
  })

  test('a category is selected, filters, sets the letter, and is fetched once', async () => {
    await show(DesktopView)
    const link = screen.getByRole('link', { name: /^Анализы мочи/ })
    expect(link).toHaveAttribute('href', '/analysis/category/2-category')
    fireEvent.click(link)
    await settle()
    expect(shown()).toEqual([201, 202])
    expect(link).toHaveAttribute('aria-current')
    expect(letter('А')).toHaveAttribute('aria-current')
    fireEvent.click(letter('Все'))
    fireEvent.click(link)
    await settle()
    expect(server.asked.filter(query => /category=2 /.test(query))).toHaveLength(1)
  })

  test('a click with a modifier key is left to the browser', async () => {
    await show(DesktopView)
    const link = screen.getByRole('link', { name: /^Генетика/ })
    expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true)
    expect(shown()).toEqual([101, 102, 201])
  })

  test('sixteen placeholders are shown while a part is fetched', async () => {
    const container = await show(DesktopView)
    server.state = 'held'
    fireEvent.click(letter('Г'))
    await settle()
    expect(container.querySelectorAll('.skeleton')).toHaveLength(16)
    expect(screen.getByText(ru.analyses.loading)).toBeInTheDocument()
    server.release()
    await settle()
    expect(container.querySelectorAll('.skeleton')).toHaveLength(0)
    expect(shown()).toEqual([301])
  })

  test('a failed fetch shows an error and can be retried', async () => {
    const container = await show(DesktopView)
    server.state = 'down'
    fireEvent.click(letter('Г'))
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent(ru.analyses.failed)
    expect(container.querySelectorAll('.skeleton')).toHaveLength(0)
    server.state = 'up'
    fireEvent.click(screen.getByRole('button', { name: ru.analyses.retry }))
    await settle()
    expect(shown()).toEqual([301])
  })

  test('a category is restored on "back"', async () => {
    await show(DesktopView)
    fireEvent.click(screen.getByRole('link', { name: /^Генетика/ }))
    await settle()
    document.body.replaceChildren()
    await show(DesktopView)
    expect(shown()).toEqual([301])
  })

  test('clicks add, remove and reset; the panel follows', async () => {
    await show(DesktopView)
    expect(panel()).toHaveTextContent('Выбрано анализов: 0 шт')
    expect(panel()).toHaveTextContent(claimed(ru.calculator.queue))
    fireEvent.click(box(/Общий анализ мочи/))
    expect(text(panel())).toContain(`Калькулятор · ${money(1300)}`)
    expect(panel()).not.toHaveTextContent(ru.calculator.bloodTestNote)
    fireEvent.click(box(/СОЭ/))
    fireEvent.click(box(/Общий анализ крови/))
    expect(text(panel())).toContain(`Калькулятор · ${money(1300 + 1000 + 1800 + 1000)}`)
    expect(panel()).toHaveTextContent('Анализ крови добавлен по умолчанию!')
    expect(panel()).toHaveTextContent('Выбрано анализов: 3 шт')
    const all = await within(panel()).findByRole('link', { name: ru.calculator.preparation })
    expect(all.getAttribute('href')).toMatch(/\/analysis\/estimate\?ids=[\d,]+#preparation$/)

    fireEvent.click(within(panel()).getByRole('button', { name: 'Убрать: СОЭ' }))
    expect(box(/СОЭ/)).not.toBeChecked()
    fireEvent.click(box(/Общий анализ мочи/))
    expect(text(panel())).toContain(money(2800))
    fireEvent.click(within(panel()).getByRole('button', { name: ru.calculator.reset }))
    expect(panel()).toHaveTextContent('Выбрано анализов: 0 шт')
    expect(within(panel()).getByRole('list', { name: ru.calculator.list })).toHaveFocus()
    expect(boxes().some(each => each.checked)).toBe(false)
  })

  test('a missing price counts as 0, and the panel says so', async () => {
    await show(DesktopView, { items: everything })
    fireEvent.click(box(/Белок в моче/))
    expect(text(panel())).toContain(`Калькулятор · ${money(0)}`)
    expect(within(panel()).getByText('Цена по запросу')).toBeInTheDocument()
    expect(panel()).toHaveTextContent('Анализов без цены: 1.')
  })

  test('the name filter asks the search (B87)', async () => {
    await show(DesktopView)
    const field = screen.getByRole('searchbox', { name: ru.analyses.find })
    fireEvent.change(field, { target: { value: '  КАРИОТИП ' } })
    await waitFor(() => expect(shown()).toEqual([301]))
    expect(server.asked).toEqual([`/api/catalogue/analyses?${query('КАРИОТИП')} ru`])
    expect(screen.getByText('Найдено анализов: 1')).toBeInTheDocument()
    fireEvent.change(field, { target: { value: 'ничего такого' } })
    await settle()
    expect(shown()).toEqual([301])
    await settleTyping()
    expect(shown()).toEqual([])
    expect(screen.getByText(ru.analyses.nothing)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: ru.analyses.searchSite })).toHaveAttribute(
      'href',
      '/search?q=%D0%BD%D0%B8%D1%87%D0%B5%D0%B3%D0%BE+%D1%82%D0%B0%D0%BA%D0%BE%D0%B3%D0%BE',
    )
    fireEvent.click(screen.getByRole('button', { name: ru.analyses.clear }))
    expect(screen.getByRole('searchbox', { name: ru.analyses.find })).toHaveFocus()
    await settle()
    expect(shown()).toEqual([101, 102, 201])
    await act(() => jest.advanceTimersByTimeAsync(1000))
    const status = within(screen.getByRole('search')).getByRole('status')
    expect(status).toHaveTextContent('Найдено анализов: 5')
  })

  test('without the search the loaded analyses are filtered, and nothing is said to be missing', async () => {
    server.state = 'down'
    await show(DesktopView)
    const field = screen.getByRole('searchbox', { name: ru.analyses.find })
    fireEvent.change(field, { target: { value: 'мочи' } })
    await waitFor(() => expect(shown()).toEqual([201]))
    expect(screen.getByText(ru.analyses.failed)).toBeInTheDocument()
    fireEvent.change(field, { target: { value: 'кариотип' } })
    await settleTyping()
    expect(shown()).toEqual([])
    expect(screen.queryByText(ru.analyses.nothing)).toBeNull()
    server.state = 'up'
    fireEvent.click(screen.getByRole('button', { name: ru.analyses.retry }))
    await waitFor(() => expect(shown()).toEqual([301]))
  })

  test('how many were found is announced once somebody has typed to the end', async () => {
    await show(DesktopView)
    const field = screen.getByRole('searchbox', { name: ru.analyses.find })
    const said = () =>
      screen.getAllByRole('status').filter(each => each.textContent?.startsWith('Найдено'))
    fireEvent.change(field, { target: { value: 'к' } })
    await settle()
    expect(shown().length).toBeGreaterThan(0)
    expect(said()).toEqual([])
    fireEvent.change(field, { target: { value: 'кариотип' } })
    await settleTyping()
    expect(shown()).toEqual([301])
    expect(said()).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(700))
    expect(said()).toHaveLength(1)
  })

  test('blank text filters nothing', async () => {
    await show(DesktopView)
    const field = screen.getByRole('searchbox', { name: ru.analyses.find })
    fireEvent.change(field, { target: { value: '   ' } })
    await settle()
    expect(shown()).toEqual([101, 102, 201])
    expect(server.asked).toEqual([])
  })

  test('a long list grows in steps, prefetched before the click', async () => {
    const many = Array.from({ length: 130 }, (_, index) => item(index + 1))
    server.items = many
    await show(DesktopView, {
      categories: [listCategory(1, 130)],
      letters: [],
      items: many.slice(0, 60),
    })
    expect(boxes()).toHaveLength(60)
    act(() => near.at(-1)?.())
    await settle()
    expect(server.asked).toEqual(['/api/catalogue/analyses? ru'])
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё 60' }))
    await settle()
    expect(boxes()).toHaveLength(120)
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё 10' }))
    await settle()
    expect(boxes()).toHaveLength(130)
    expect(screen.queryByRole('button', { name: /Показать ещё/ })).toBeNull()
    expect(server.asked).toHaveLength(1)
  })
})

describe('mobile', () => {
  const fold = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement
  const openFold = (name: string) => {
    act(() => {
      fold(name).open = true
    })
  }
  const dock = () => screen.getByRole('button', { name: /^Калькулятор/ })

  test('categories are closed, with the content of the HTML', async () => {
    const container = await show(MobileView)
    const folds = [...container.querySelectorAll('details')]
    expect(folds).toHaveLength(3)
    expect(folds.some(each => each.open)).toBe(false)
    const links = [...container.querySelectorAll('details > a')]
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map(id => `/analysis/category/${id}-category`),
    )
  })

  test('opening one lists its analyses, fetched if they are not in the HTML', async () => {
    await show(MobileView)
    openFold('Анализы крови')
    await settle()
    expect(server.asked).toEqual([])
    openFold('Анализы мочи')
    await settle()
    expect(server.asked).toEqual(['/api/catalogue/analyses?category=2 ru'])
    expect(fold('Анализы мочи')).toHaveTextContent('Белок в моче')
  })

  test('a failed fetch shows an error in the category, and can be retried', async () => {
    await show(MobileView)
    server.state = 'down'
    openFold('Генетика')
    await settle()
    server.state = 'up'
    fireEvent.click(within(fold('Генетика')).getByRole('button', { name: ru.analyses.retry }))
    await settle()
    expect(fold('Генетика')).toHaveTextContent('Кариотип')
  })

  test('the dock shows the total; its dialog the selection; "back" closes it', async () => {
    const container = await show(MobileView)
    openFold('Анализы крови')
    fireEvent.click(screen.getByLabelText(/СОЭ/))
    expect(text(dock())).toContain(money(2000))
    const view = container.querySelector('dialog') as HTMLDialogElement
    expect(view.open).toBe(false)
    fireEvent.click(dock())
    await settle()
    expect(view.open).toBe(true)
    const inside = within(view)
    // Its opener has just said count and sum.
    expect(view).not.toHaveAccessibleDescription()
    expect(view).toHaveTextContent(ru.calculator.bloodTestNote)
    expect(view).toHaveTextContent('Выбрано анализов: 1 шт')
    expect(inside.getByRole('link', { name: ru.calculator.estimate })).toHaveAttribute(
      'href',
      '/analysis/estimate?ids=102',
    )
    fireEvent.click(inside.getByRole('button', { name: 'Убрать: СОЭ' }))
    expect(text(view)).toContain(money(0))
    expect(view).not.toHaveTextContent(ru.calculator.bloodTestNote)
    fireEvent.click(inside.getByRole('button', { name: ru.calculator.back }))
    expect(view.open).toBe(false)
  })

  test('after a search closed categories are empty again', async () => {
    const container = await show(MobileView)
    const field = screen.getByRole('searchbox', { name: ru.analyses.find })
    fireEvent.change(field, { target: { value: 'белок' } })
    await waitFor(() => expect(shown()).toEqual([202]))
    fireEvent.change(field, { target: { value: '' } })
    await settle()
    expect(container.querySelectorAll('details label')).toHaveLength(3)
  })
})

describe('both layouts', () => {
  const html = (View: typeof DesktopView) =>
    renderToString(
      <Site>
        <View {...data} />
      </Site>,
    )
  const parse = (View: typeof DesktopView) => {
    const root = document.createElement('div')
    root.innerHTML = html(View)
    return root
  }
  const pages = (root: Element) =>
    new Set(
      [...root.querySelectorAll('a')]
        .map(link => link.getAttribute('href') ?? '')
        .filter(href => !href.startsWith('#')),
    )

  test('have the same links in their HTML', () => {
    expect(pages(parse(MobileView))).toEqual(pages(parse(DesktopView)))
    expect(pages(parse(MobileView)).size).toBe(3 + 3 + 1 + 1 + 1)
  })

  test.each([
    ['desktop', DesktopView],
    ['mobile', MobileView],
  ])('%s works as a plain form without JavaScript', (_name, View) => {
    const root = parse(View)
    document.body.append(root)
    const form = root.querySelector('form[id]') as HTMLFormElement
    expect(form.getAttribute('action')).toBe('/analysis/estimate#chosen')
    expect(form.method).toBe('get')
    for (const each of form.querySelectorAll<HTMLInputElement>('[name=ids]')) each.checked = true
    expect([...new FormData(form)]).toEqual([
      ['ids', '101'],
      ['ids', '102'],
      ['ids', '201'],
    ])
    const button = root.querySelector<HTMLButtonElement>('button[type=submit]')
    expect(button?.form).toBe(form)
    root.remove()
  })

  test.each([
    ['desktop', DesktopView],
    ['mobile', MobileView],
  ])('%s keeps what was ticked before hydration', async (_name, View) => {
    const root = parse(View)
    document.body.append(root)
    const early = root.querySelector<HTMLInputElement>('[value="102"]') as HTMLInputElement
    early.checked = true
    const errors = jest.spyOn(console, 'error')
    const app = await act(async () =>
      hydrateRoot(
        root,
        <Site>
          <View {...data} />
        </Site>,
      ),
    )
    await settle()
    expect(errors).not.toHaveBeenCalled()
    expect(early.checked).toBe(true)
    expect(text(root)).toContain('Выбрано анализов: 1 шт')
    await act(async () => app.unmount())
    root.remove()
    errors.mockRestore()
  })
})
