/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { SearchView } from '@/components/screens/Search/SearchView'
import type { RichHit } from '@/lib/content/search/rich-hit'
import ru from '@/messages/ru.json'
import { item } from '../../../../support/analyses'
import { show } from '../../support/show'
import { Site } from '../../support/site'

const said = { pages: [], unused: [], conditions: [], corrected: [] }
const base = {
  note: '',
  priceKind: 'from',
  discount: 0,
  picture: null,
  item: null,
  sold: null,
} as const
const doctor: RichHit = {
  ...{ ...base, category: 'doctors', slug: 'li', name: 'Ли Александр', note: 'Кардиолог' },
  ...{ price: 12_000, picture: '/images/doctors/li.webp' },
  sold: {
    code: 'v7',
    name: 'Ли Александр: первичный приём',
    price: { kind: 'from', tenge: 12_000 },
  },
}
const analysis: RichHit = {
  ...{ ...base, category: 'analysis', slug: 'ttg', name: 'ТТГ', note: 'Гормоны', price: 2500 },
  ...{ priceKind: 'exact', discount: 10, item: item(7, { price: 2500 }) },
}
const page = (
  <SearchView
    query="щитовидка"
    groups={[
      { kind: 'doctors', hits: [doctor] },
      { kind: 'analysis', hits: [analysis] },
    ]}
    {...said}
    unused={['мигрень', 'зебра']}
    conditions={['вечером']}
    corrected={[{ from: 'щетовидка', to: 'щитовидка' }]}
    pages={[{ path: '/contacts', title: 'Режим работы', text: 'Ежедневно 8:00–20:00' }]}
    elsewhere={false}
    unavailable={false}
  />
)

test('a hit shows specialty, price and photo', async () => {
  await show(page)
  const link = screen.getByRole('link', { name: /Ли Александр/ })
  expect(link).toHaveTextContent(/^Ли Александр, Кардиолог, Первичный приём от 12\s000 ₸$/)
  expect(link.querySelector('img')).toHaveAttribute('src', expect.stringContaining('li.webp'))
  expect(screen.getByRole('link', { name: /ТТГ/ })).toHaveTextContent(
    /^ТТГ, Гормоны, 2\s500 ₸, уже со скидкой 10%$/,
  )
})

test('what was found is added to the estimate where it stands (B1282)', async () => {
  await show(page)
  const add = screen.getByRole('button', {
    name: /^В расчёт.* — Ли Александр: первичный приём$/,
  })
  expect(add).toHaveValue('v7')
})

test('the words that no hit has are named', async () => {
  await show(page)
  expect(screen.getByText(/Не найдено: мигрень, зебра\. Показываем остальное\./)).toBeVisible()
})

test('a correction is said, with a way back, and what was not looked for', async () => {
  await show(page)
  expect(screen.getByText(/^Показываем: щитовидка\. .*Не учли: вечером\. Уточните/)).toBeVisible()
  const back = screen.getByRole('link', { name: 'Искать как написано: «щитовидка»' })
  const { searchParams } = new URL(back.getAttribute('href') ?? '', 'https://clinic.example')
  expect(searchParams.get('q')).toBe('«щитовидка»')
})

test('a page of the site that answers stands before the records', async () => {
  await show(page)
  const link = screen.getByRole('link', { name: 'Режим работы Ежедневно 8:00–20:00' })
  expect(link).toHaveAttribute('href', '/contacts')
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(ru.search.pages)
})

test('an article has no price', async () => {
  const article: RichHit = { ...base, category: 'posts', slug: 'son', name: 'Сон', price: 0 }
  await show(
    <SearchView
      query="сон"
      groups={[{ kind: 'posts', hits: [article] }]}
      {...said}
      elsewhere={false}
      unavailable={false}
    />,
  )
  const section = screen.getByRole('heading', { name: ru.search.kinds.posts }).parentElement
  expect(section?.querySelector('a')).toHaveAttribute('href', '/posts/son')
  expect(section?.querySelector('a')).toHaveTextContent(/^Сон$/)
})

test('an analysis has a checkbox for the calculator, which a form submits without JavaScript', () => {
  document.body.innerHTML = renderToString(<Site>{page}</Site>)
  const box = screen.getByRole('checkbox', { name: /^Добавить в расчёт: ТТГ/ })
  expect(box).toHaveAttribute('name', 'ids')
  expect(box).toHaveAttribute('value', '7')
  const form = box.closest('form')
  expect(form).toHaveAttribute('action', '/analysis/estimate')
  expect(within(form as HTMLElement).getByRole('button')).toHaveTextContent(ru.searchPage.estimate)
  document.body.innerHTML = ''
})

test('without hits contacts with the question, or hits of other kinds, are offered', async () => {
  await show(
    <SearchView query="жвачка" groups={[]} {...said} elsewhere={false} unavailable={false} />,
  )
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: ru.shell.whatsapp })
  expect(new URL(link.href).searchParams.get('text')).toBe(
    ru.search.question.replace('{query}', 'жвачка'),
  )
  expect(document.querySelector('a[href^="tel:"]')).toBeVisible()
  const ways = screen.getByRole('navigation', { name: ru.search.popularTitle })
  expect(ways.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/search\?q=./))
})

test('what is found in the other language alone is a click away (B139)', async () => {
  await show(<SearchView query="тіс жұлу" groups={[]} {...said} elsewhere unavailable={false} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: ru.shell.elsewhere })
  expect(link.hreflang).toBe('kk')
  expect(`${link.pathname} ${new URL(link.href).searchParams.get('q')}`).toBe('/kk/search тіс жұлу')
})

test('above the answers to what may be urgent stands whom to call, and nowhere else (B1509)', async () => {
  const none = { groups: [], ...said, elsewhere: false, unavailable: false }
  await show(<SearchView query="боль в груди" {...none} />)
  expect(screen.getByRole('link', { name: '103' })).toHaveAttribute('href', 'tel:103')
  cleanup()
  await show(<SearchView query="витамин D" {...none} />)
  expect(screen.queryByRole('link', { name: '103' })).toBeNull()
})
