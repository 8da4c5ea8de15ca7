/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import * as desktopPromotion from '@/components/screens/Promotion/desktop/PromotionView'
import * as mobilePromotion from '@/components/screens/Promotion/mobile/PromotionView'
import { PromotionsView } from '@/components/screens/Promotions/PromotionsView'
import type { Layout } from '@/lib/routing/layout'
import messages from '@/messages/ru.json'
import { promotion } from '../../../support/promotions'
import '../support/browser'
import { promotionAnchor } from '@/lib/entities/promotion-categories'
import { noRelations } from '@/lib/entities/related'
import { inLayout } from '../support/in-layout'
import { show } from '../support/show'

/** The shared views, in one layout. */
const shared = (layout: Layout) => ({
  PromotionsView: inLayout(PromotionsView, layout),
})
const layouts = [
  ['desktop', { ...shared('desktop'), ...desktopPromotion }],
  ['mobile', { ...shared('mobile'), ...mobilePromotion }],
] as const

/** On phones the request is in the bottom bar, too. */
const links = (root: HTMLElement) =>
  [...new Set([...root.querySelectorAll('a[href]')].map(link => link.getAttribute('href')))].sort()

const crumbs = [
  { name: 'Главная', path: '/' },
  { name: 'Акции', path: '/promotions/list' },
]
const several = [1, 2, 3, 4].map(id => promotion(id, { price: 1000 * id, discount: 10 * id }))

describe('a list', () => {
  const data = {
    h1: 'Акции',
    lead: 'Скидки',
    crumbs,
    cards: several,
    rows: [promotion(5, { price: 900, category: 'oncology' }), promotion(6)],
    more: several.slice(0, 3),
  }

  test.each(layouts)(
    '%s: cards, lines with prices, the first three again, the search',
    async (_, views) => {
      const root = await show(<views.PromotionsView {...data} />)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Акции')
      expect(root.querySelectorAll('a h2')).toHaveLength(4)
      expect(root).toHaveTextContent('40%')
      const rest = screen.getByRole('region', { name: messages.promotions.further })
      const [priced, unpriced] = within(rest).getAllByRole('listitem')
      expect(priced).toHaveTextContent(/Акция 5от 900 ₸/)
      expect(priced).toHaveAttribute('id', promotionAnchor('oncology'))
      expect(unpriced).toHaveTextContent(messages.price.onRequest)
      const more = screen.getByRole('region', { name: messages.promotions.more })
      expect(links(more)).toEqual([
        '/promotions/list',
        '/promotions/promotion-1',
        '/promotions/promotion-2',
        '/promotions/promotion-3',
      ])
      expect(root.querySelector('form[action="/search"]')).toBeInTheDocument()
    },
  )

  test.each(layouts)('%s: an empty category says so and shows the others', async (_, views) => {
    const root = await show(<views.PromotionsView {...data} cards={[]} rows={[]} />)
    expect(root).toHaveTextContent(messages.promotions.empty)
    expect(links(root)).toContain('/promotions/promotion-1')
  })
})

describe('a promotion', () => {
  const full = promotion(7, {
    description: 'Вечером дешевле',
    list_description: '<ul><li>Снимки</li></ul>',
    journey_description: '<ol><li>Запись</li></ol>',
    image: '/images/a.webp',
    discount: 20,
    price: 5200,
    file: '/documents/preparation.pdf',
    result_in_time: 22,
    warning: 'Не ешьте с утра',
    is_certificate: true,
    is_for_childs: true,
  })
  const data = {
    crumbs,
    promotion: full,
    more: several.slice(0, 3),
    relations: noRelations,
    term: null,
  }

  test.each(layouts)('%s: shows all fields', async (_, views) => {
    const root = await show(<views.PromotionView {...data} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Акция 7')
    expect(root.querySelector('img')).toHaveAttribute('src', expect.stringContaining('a.webp'))
    for (const text of [
      'Вечером дешевле',
      '20%',
      messages.offerFor.children,
      messages.promotions.certificate,
      'Снимки',
      'Запись',
      'Результат через 22 минуты',
      'Не ешьте с утра',
    ]) {
      expect(root).toHaveTextContent(text)
    }
    expect(root).toHaveTextContent(/от 5\s200 ₸/)
    const book = screen.getByRole('link', { name: messages.promotions.book })
    expect(book).toHaveAttribute('href', '/request?kind=promotion&id=7')
    const file = screen.getByRole('link', { name: /PDF/ })
    expect(file).toHaveAttribute('href', '/documents/preparation.pdf')
  })

  const term = { day: '2026-12-31T00:00:00.000Z', isOver: false }

  test.each(layouts)('%s: says its last day', async (_, views) => {
    const root = await show(<views.PromotionView {...data} term={term} />)
    expect(root).toHaveTextContent('Акция действует по 31 декабря 2026 г. включительно')
  })

  test.each(layouts)(
    '%s: one that has ended says so, and offers what is current',
    async (_, views) => {
      const ended = { ...data, promotion: promotion(7), term: { ...term, isOver: true } }
      const root = await show(<views.PromotionView {...ended} />)
      expect(screen.getByText(/Акция закончилась/)).toHaveTextContent('31 декабря 2026 г.')
      expect(root).not.toHaveTextContent(messages.price.onRequest)
      expect(links(root)).toEqual(
        expect.arrayContaining(['/promotions/list', '/request?kind=mail']),
      )
      expect(root.querySelector('a[href*="kind=promotion"]')).toBeNull()
    },
  )

  test.each(layouts)(
    '%s: a placeholder instead of a missing picture, nothing for missing fields',
    async (_, views) => {
      const root = await show(<views.PromotionView {...data} promotion={promotion(8)} more={[]} />)
      expect(root.querySelector('img')).toBeNull()
      expect(root.querySelector('svg circle[r="2"]')).toBeInTheDocument()
      expect(root).toHaveTextContent(messages.price.onRequest)
      expect(root).not.toHaveTextContent('%')
      expect(root).not.toHaveTextContent('Результат')
      expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
      expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull()
    },
  )

  test.each([
    [1, 'Результат через 1 минуту'],
    [2, 'Результат через 2 минуты'],
    [11, 'Результат через 11 минут'],
    [21, 'Результат через 21 минуту'],
  ])('plural forms of %i minutes: %s', async (minutes, text) => {
    const [, views] = layouts[0]
    const root = await show(
      <views.PromotionView {...data} promotion={promotion(9, { result_in_time: minutes })} />,
    )
    expect(root).toHaveTextContent(text)
  })

  test('both layouts link to the same pages', async () => {
    const [[, desktop], [, mobile]] = layouts
    const first = links(await show(<desktop.PromotionView {...data} />))
    const second = links(await show(<mobile.PromotionView {...data} />))
    expect(first).toEqual(second)
    expect(first).toContain('/promotions/promotion-3')
    expect(first).toContain('/promotions/list')
  })
})
