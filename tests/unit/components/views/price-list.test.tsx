/** @jest-environment jsdom */
import '../support/browser'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { PriceListView } from '@/components/screens/PriceList/PriceListView'
import type { PriceListData } from '@/lib/screens/price-list'
import type { PriceTableData } from '@/lib/screens/price-tables'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'
import { answer } from '../../../support/answer'
import { Site } from '../support/site'

const rowsOf = (...names: string[]) =>
  names.map(name => `<tr><td><a href="/p">${name}</a></td><td>1 000 ₸</td></tr>`).join('')

const table = (id: string, title: string, ...names: string[]): PriceTableData => ({
  ...{ id, title, count: names.length, rows: { html: rowsOf(...names) } },
})

const sections: PriceListData['sections'] = [
  {
    ...{ kind: 'services', title: 'Услуги' },
    groups: [
      table('services-1', 'Диагностика', 'УЗИ щитовидной железы', 'МРТ колена'),
      table('services-2', 'Стоматология', 'Лечение кариеса'),
    ],
  },
  {
    ...{ kind: 'analyses', title: 'Анализы' },
    groups: [table('analyses-1', 'Гормоны щитовидной железы', 'ТТГ', 'Т4 свободный')],
  },
]

const data: PriceListData = {
  ...{ crumbs: [], facts: [], sections, isLong: false, lead: '', date: '', url: '' },
  files: { xlsx: '/feeds/price-list.xlsx', csv: '/feeds/price-list.csv' },
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

async function show(change: Partial<PriceListData> = {}, locale: 'ru' | 'kk' = 'ru') {
  const view = <PriceListView {...data} {...change} layout="mobile" />
  await act(async () => render(<Site locale={locale}>{view}</Site>))
  // The code of the field is loaded.
  await act(() => import('@/components/screens/PriceList/LivePriceFilter'))
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const field = () => screen.getByRole('searchbox')

async function type(text: string) {
  fireEvent.focus(field())
  fireEvent.input(field(), { target: { value: text } })
  await wait(200)
}

/** Names that are to be seen: neither hidden nor folded. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')]
    .filter(row => !row.closest('[hidden]') && row.closest('details')?.open)
    .map(row => row.querySelector('a')?.textContent)

test('the first category alone is unfolded, and the prices come before print and files', async () => {
  await show()
  expect(shown()).toEqual(['УЗИ щитовидной железы', 'МРТ колена'])
  const print = screen.getByRole('button', { name: ru.priceList.print })
  const [last] = [...document.querySelectorAll('tbody')].slice(-1)
  expect(last?.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is typed narrows names and categories, whatever the form, and all is there again without it (B1260)', async () => {
  await show()
  await type('щитовидная железа')
  expect(shown()).toEqual(['УЗИ щитовидной железы', 'ТТГ', 'Т4 свободный'])
  await type('кариес')
  expect(shown()).toEqual(['Лечение кариеса'])
  expect(screen.queryByRole('heading', { name: 'Анализы' })).toBeNull()
  await type('')
  expect(shown()).toEqual(['УЗИ щитовидной железы', 'МРТ колена'])
  expect(screen.getByRole('heading', { name: 'Анализы' })).toBeVisible()
})

test('the number found is announced once, when the typing ends; Enter goes to the first price', async () => {
  await show()
  const said: string[] = []
  const status = screen
    .getAllByRole('status')
    .find(each => each.closest('div')?.contains(field())) as HTMLElement
  new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
    ...{ subtree: true, childList: true, characterData: true },
  })
  await type('щи')
  await type('щито')
  await type('щитовид')
  await wait(1000)
  expect(said).toEqual(['Найдено цен: 3'])
  await type('')
  await wait(1000)
  expect(said.at(-1)).toBe('Найдено цен: 5')
  await type('щитовид')
  fireEvent.submit(screen.getByRole('search'))
  await wait(0)
  expect(document.activeElement).toHaveTextContent('УЗИ щитовидной железы')
})

test('what is not in it is looked for on the whole site', async () => {
  await show({}, 'kk')
  await type('парковка')
  expect(shown()).toEqual([])
  expect(screen.getAllByText(kk.priceList.nothing)).not.toEqual([])
  expect(screen.getByRole('link', { name: kk.analyses.searchSite })).toHaveAttribute(
    'href',
    `/kk/search?${new URLSearchParams({ q: 'парковка' })}`,
  )
})

test('a row that an estimate has a code for can be added: at its own price, where a record has several (B1290)', async () => {
  const codes = [['s7', 's8 pchild'], [''], ['a12', 'a13', 'a14']]
  globalThis.fetch = async () => answer({ data: codes })
  await show()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('td > button')]
  // One more row than on the page: it is of another day.
  expect(buttons.map(({ name, value, dataset }) => [name, value, dataset.applies])).toEqual([
    ['also', 's7', undefined],
    ['also', 's8', 'child'],
  ])
  expect(screen.getByRole('button', { name: `${ru.adding.add} — МРТ колена` })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('a list of thousands loads its rows when a category is opened or something is sought, again after a failure', async () => {
  const long = sections.map(section => ({
    ...section,
    groups: section.groups.map(each => ({ ...each, rows: { path: `/of/${each.id}` } })),
  }))
  const html = Object.fromEntries(
    sections.flatMap(({ groups }) => groups.map(({ id, rows }) => [id, Reflect.get(rows, 'html')])),
  )
  let isUp = false
  const asked: string[] = []
  globalThis.fetch = async input => {
    asked.push(String(input))
    if (!isUp) throw new TypeError('Failed to fetch')
    return answer({ data: html })
  }
  await show({ sections: long, isLong: true })
  expect(shown()).toEqual([])
  // Where the prices of a category are without scripts.
  expect(screen.getAllByRole('link', { name: /^Цены раздела/, hidden: true })).toHaveLength(3)
  await type('ттг')
  expect(screen.getAllByText(ru.priceList.failed)).not.toEqual([])
  isUp = true
  await type('ттг ')
  await type('т4')
  expect(shown()).toEqual(['Т4 свободный'])
  expect(new Set(asked)).toEqual(new Set(['/api/catalogue/prices', '/api/catalogue/codes']))
})
