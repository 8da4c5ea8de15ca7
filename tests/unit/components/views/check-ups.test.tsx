/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { CheckUpConsult } from '@/components/check-ups/CheckUpConsult'
import { CheckUpView } from '@/components/screens/CheckUp/CheckUpView'
import * as desktopList from '@/components/screens/CheckUps/desktop/CheckUpsView'
import * as mobileList from '@/components/screens/CheckUps/mobile/CheckUpsView'
import { CheckUpGrid } from '@/components/screens/ParentCheckUp/desktop/CheckUpGrid'
import { CheckUpAccordion } from '@/components/screens/ParentCheckUp/mobile/CheckUpAccordion'
import { ParentCheckUpView } from '@/components/screens/ParentCheckUp/ParentCheckUpView'
import { promotionKind } from '@/lib/kinds/promotion'
import type { Layout } from '@/lib/routing/layout'
import messages from '@/messages/ru.json'
import { checkUpOffer, parentCheckUp } from '../../../support/check-ups'
import '../support/browser'
import { noRelations } from '@/lib/entities/related'
import type { ParentCheckUpData } from '@/lib/screens/parent-check-up'
import { inLayout } from '../support/in-layout'
import { Site } from '../support/site'

/** The shared views, in one layout. */
const shared = (layout: Layout) => ({
  CheckUpView: inLayout(CheckUpView, layout),
})
const desktop = {
  ...shared('desktop'),
  ...desktopList,
  ParentCheckUpView: (data: ParentCheckUpData) => (
    <ParentCheckUpView {...data} layout="desktop" styles={{}}>
      <CheckUpGrid checkUps={data.checkUps} />
    </ParentCheckUpView>
  ),
}
const mobile = {
  ...shared('mobile'),
  ...mobileList,
  ParentCheckUpView: (data: ParentCheckUpData) => (
    <ParentCheckUpView {...data} layout="mobile" styles={{}}>
      <CheckUpAccordion checkUps={data.checkUps} />
      <CheckUpConsult />
    </ParentCheckUpView>
  ),
}
const layouts = [
  ['desktop', desktop],
  ['mobile', mobile],
] as const

const labels = messages.checkUps

function show(view: ReactElement) {
  return render(<Site>{view}</Site>)
}

function linksOf(root: HTMLElement): string[] {
  const hrefs = [...root.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
  return [...new Set(hrefs)].sort()
}

/** The first button is about the programmes of the page, not a general callback. */
function expectFirstAction(root: HTMLElement, name: string): void {
  expect(root.querySelector('header .button')).toHaveTextContent(name)
}

const crumbs = [
  { name: 'Главная', path: '/' },
  { name: 'Check-up', path: '/check-up/list' },
]
const parents = [1, 2, 3, 4, 5, 6].map(id => parentCheckUp(id, { image: `/images/${id}.webp` }))

describe('the main page', () => {
  const data = {
    h1: 'Check-up для взрослых',
    lead: 'Программы обследования.',
    crumbs,
    directions: parents.map(parent => ({
      parent,
      lines: [
        {
          id: parent.id,
          slug: `check-up-${parent.id}`,
          name: `Программа ${parent.id}`,
          price: 0,
          priceKind: 'onRequest' as const,
        },
      ],
    })),
    faces: [{ id: 1, image: '/images/doctors/1.webp' }],
    promotion: promotionKind.schema.parse({
      id: 9,
      slug: 'promotion-9',
      name: 'УЗИ вечером',
      discount: 20,
      price: 5200,
    }),
  }

  test.each(layouts)('%s: only the fourth parent is highlighted', (_, views) => {
    const { container } = show(<views.CheckUpsView {...data} />)
    const highlighted = [...container.querySelectorAll('a[data-highlighted]')]
    expect(highlighted.map(link => link.getAttribute('href'))).toEqual([
      '/check-up/adults/parent-4',
    ])
  })

  test.each(layouts)('%s: specialists, the promotion, advantages and tags', (_, views) => {
    const { container } = show(<views.CheckUpsView {...data} />)
    const people = screen.getByRole('link', { name: /\+50/ })
    expect(people).toHaveAttribute('href', '/doctors-list/list')
    expect(people.querySelectorAll('img')).toHaveLength(1)
    const promotion = screen.getByRole('link', { name: /УЗИ вечером/ })
    expect(promotion).toHaveAttribute('href', '/promotions/promotion-9')
    expect(promotion).toHaveTextContent('уже со скидкой 20%')
    expect(promotion).toHaveTextContent(/5\s200 ₸/)
    const { visitsText, reportText, placeText, labText } = labels.advantages
    const { insurance, fast, individual } = labels.tags
    for (const text of [visitsText, reportText, placeText, labText, insurance, fast, individual]) {
      expect(container).toHaveTextContent(text)
    }
  })

  test.each(layouts)(
    '%s: the first button leads to all packages, prices are named where there are some (B235)',
    (_, views) => {
      const { container } = show(<views.CheckUpsView {...data} />)
      expectFirstAction(container, 'Пакеты')
      expect(screen.getByRole('link', { name: 'Пакеты' })).toHaveAttribute('href', '#packages')
      const prices = screen.getByRole('region', { name: 'Все пакеты' })
      expect(prices).not.toHaveTextContent('наименьшая цена')
      expect(prices.querySelector('#packages')).toBeInTheDocument()
      expect(within(prices).getAllByRole('link')).toHaveLength(6)
      expect(within(prices).getAllByText(messages.price.onRequest)).toHaveLength(6)
      cleanup()
      const directions = data.directions.map(({ parent, lines }) => ({
        parent,
        lines: lines.map(line => ({ ...line, price: parent.id === 6 ? 9000 : 0 })),
      }))
      show(<views.CheckUpsView {...data} directions={directions} />)
      expect(screen.getByRole('link', { name: 'Пакеты и цены' })).toBeInTheDocument()
      expect(screen.getByRole('region', { name: 'Все пакеты и цены' })).toHaveTextContent(
        'наименьшая',
      )
    },
  )

  test('both layouts link to every parent and check-up', () => {
    const [first, second] = layouts.map(([, views]) =>
      linksOf(show(<views.CheckUpsView {...data} />).container),
    )
    expect(first).toEqual(second)
    for (const { id } of parents) {
      expect(first).toContain(`/check-up/adults/parent-${id}`)
      expect(first).toContain(`/check-up/adults-details/check-up-${id}`)
    }
  })

  test.each(layouts)('%s: renders without promotions, doctors and packages', (_, views) => {
    const directions = data.directions.map(direction => ({ ...direction, lines: [] }))
    const { container } = show(
      <views.CheckUpsView {...data} directions={directions} promotion={null} faces={[]} />,
    )
    expect(linksOf(container).filter(href => href.startsWith('/check-up/adults/'))).toHaveLength(6)
    expect(screen.queryByRole('region', { name: /Все пакеты/ })).toBeNull()
  })

  test.each(layouts)('%s: says that there are no programmes', (_, views) => {
    show(<views.CheckUpsView {...data} directions={[]} />)
    expect(screen.getByText(labels.list.empty)).toBeVisible()
    expect(screen.queryByRole('region')).toBeNull()
  })
})

const offers = [
  checkUpOffer(11, [
    {
      name: 'Базовый',
      general_price: 34_900,
      program_description: [{ description: '<h3>Консультации</h3><ul><li>Терапевт</li></ul>' }],
    },
    { name: 'Полный', male_check_up_price: 84_900, female_check_up_price: 92_900 },
  ]),
  checkUpOffer(12),
]

describe('a parent programme', () => {
  const [parent, ...others] = parents
  if (!parent) throw new Error('There is a first one')
  const data = { h1: parent.name, crumbs, parent, checkUps: offers, others }

  test.each(layouts)('%s: packages, programme and the applicable prices', (_, views) => {
    const { container } = show(<views.ParentCheckUpView {...data} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Направление 1')
    expectFirstAction(container, labels.parent.choose)
    const [basic, full] = container.querySelectorAll('article')
    expect(basic).toHaveTextContent(/Базовый.*34\s900 ₸.*Терапевт/)
    expect(basic).not.toHaveTextContent(labels.package.male)
    expect(full).toHaveTextContent(/Мужчинам84\s900 ₸.*Женщинам92\s900 ₸/)
    expect(container).toHaveTextContent(messages.price.onRequest)
    expect(
      within(full as HTMLElement)
        .getAllByRole('button')
        .map(each => each.getAttribute('value')),
    ).toEqual([expect.stringMatching(/^c\d+m$/), expect.stringMatching(/^c\d+f$/)])
  })

  test.each(layouts)('%s: requests have the id of their check-up', (_, views) => {
    const { container } = show(<views.ParentCheckUpView {...data} />)
    const links = linksOf(container)
    expect(links).toContain('/request?kind=checkups&id=11')
    expect(links).toContain('/request?kind=checkups&id=12')
    expect(links).toContain('/request?kind=mail')
    expect(links.filter(href => href.startsWith('https://wa.me/'))).toHaveLength(2)
    expect(container.querySelectorAll('a[href^="tel:"]')).toHaveLength(2)
    expect(container).toHaveTextContent(labels.contact.note)
  })

  test('phones unfold one check-up at a time, a single one is open', () => {
    const { container, unmount } = show(<mobile.ParentCheckUpView {...data} />)
    const items = [...container.querySelectorAll('details')]
    expect(items.map(item => item.open)).toEqual([false, false])
    expect(items[0]).toHaveTextContent('Терапевт')
    unmount()
    show(<mobile.ParentCheckUpView {...data} checkUps={offers.slice(0, 1)} />)
    expect(document.querySelector('details')).toHaveAttribute('open')
  })

  test('the desktop grid: spans of the check-ups, the consultation takes the rest', () => {
    const { container } = show(<desktop.ParentCheckUpView {...data} />)
    const cells = [...container.querySelectorAll('[data-span]')]
    expect(cells.map(cell => cell.getAttribute('data-span'))).toEqual(['3', '3', '6'])
    expect(cells.at(-1)).toHaveTextContent(labels.parent.consultTitle)
  })

  test('both layouts link to the same pages', () => {
    const [first, second] = layouts.map(([, views]) =>
      linksOf(show(<views.ParentCheckUpView {...data} />).container),
    )
    expect(first).toEqual(second)
    expect(first).toContain('/check-up/adults-details/check-up-12')
    expect(first).toContain('/check-up/adults/parent-6')
    expect(first).not.toContain('/check-up/adults/parent-1')
  })

  test.each(layouts)('%s: without check-ups it says so and offers a call', (_, views) => {
    const { container } = show(<views.ParentCheckUpView {...data} checkUps={[]} />)
    expect(container).toHaveTextContent(labels.parent.empty)
    expect(linksOf(container)).toContain('/request?kind=mail')
  })
})

describe('a check-up', () => {
  const [checkUp, empty] = offers
  const [parent] = parents
  if (!checkUp || !empty || !parent) throw new Error('There are some')
  const data = {
    h1: checkUp.name,
    crumbs,
    checkUp,
    parent,
    siblings: [
      {
        id: 12,
        slug: 'check-up-12',
        name: 'Программа 12',
        price: 46_900,
        priceKind: 'exact' as const,
      },
    ],
    relations: noRelations,
    preparation: {
      told: [{ html: 'За три дня без кофе.', hours: 8, names: ['Ренин', 'B<sub>12</sub>'] }],
      leaflets: [
        { document: '/blood.pdf', leaflet: { title: 'Кровь' }, names: ['Ренин'], isTold: true },
      ],
      children: [],
      untold: [],
      toAsk: [],
      fasting: { hours: 8, names: ['Ренин'], fed: [] },
    },
    fasting: [],
  }
  const unprepared = { told: [], leaflets: [], children: [], untold: [], toAsk: [], fasting: null }

  test.each(layouts)(
    '%s: drawing blood is in the price where the clinic says so (B1485)',
    (_, views) => {
      const { drawingIncluded } = messages.checkUps.package
      const { container } = show(<views.CheckUpView {...data} />)
      expect(container).not.toHaveTextContent(drawingIncluded)
      cleanup()
      const packages = checkUp.packages.map(each => ({ ...each, drawingIncluded: true }))
      const told = show(<views.CheckUpView {...data} checkUp={{ ...checkUp, packages }} />)
      expect(told.container).toHaveTextContent(drawingIncluded)
    },
  )

  test.each(layouts)('%s: how to prepare, and for what', (_, views) => {
    const { container } = show(<views.CheckUpView {...data} />)
    const told = screen.getByRole('region', { name: messages.estimate.all.preparation })
    expect(told).toHaveTextContent('Ренин, B12')
    expect(told).toHaveTextContent('За три дня без кофе.По памятке: не меньше 8 часов без еды.')
    expect(told).toHaveTextContent('не ешьте не меньше 8 ч')
    expect(screen.getByRole('link', { name: 'Кровь' })).toHaveAttribute('href', '/blood.pdf')
    expect(container.querySelector('sub')).toHaveTextContent('12')
    cleanup()
    const longer = { hours: 10, names: ['Гастрин'], fed: [] }
    show(<views.CheckUpView {...data} fasting={[{ name: 'Полный', fasting: longer }]} />)
    const ofPackage = screen.getByRole('region', { name: messages.estimate.all.preparation })
    expect(ofPackage).toHaveTextContent(/Полный\. .*10 ч\. Этого требуют: Гастрин/)
    expect(ofPackage).not.toHaveTextContent('не ешьте не меньше 8 ч')
    cleanup()
    show(<views.CheckUpView {...data} preparation={unprepared} />)
    expect(screen.queryByText(messages.estimate.all.preparation)).toBeNull()
  })

  test('related records that are left out are counted (B1437)', () => {
    const record = { name: 'Ферритин', path: '/analysis/details/ferritin', price: 3000 }
    const relations = { ...noRelations, analyses: [record], more: { analyses: 3 } }
    const [[, views] = []] = layouts
    if (!views) throw new Error('There are layouts')
    show(<views.CheckUpView {...data} relations={relations} />)
    const list = screen.getByRole('region', { name: 'Анализы программы' })
    expect(list).toHaveTextContent(/и ещё 3$/)
  })

  test.each(layouts)('%s: packages, request, parent and siblings', (_, views) => {
    const { container } = show(<views.CheckUpView {...data} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Программа 11')
    expectFirstAction(container, labels.contact.request)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(container).toHaveTextContent(/от 34\s900 ₸/)
    const nav = screen.getByRole('navigation', { name: labels.details.siblings })
    expect(linksOf(nav)).toEqual([
      '/check-up/adults-details/check-up-12',
      '/check-up/adults/parent-1',
      '/check-up/list',
    ])
    expect(linksOf(container)).toContain('/request?kind=checkups&id=11')
  })

  test('both layouts link to the same pages', () => {
    const [first, second] = layouts.map(([, views]) =>
      linksOf(show(<views.CheckUpView {...data} />).container),
    )
    expect(first).toEqual(second)
  })

  test.each(layouts)('%s: renders without packages, parent and siblings', (_, views) => {
    const { container } = show(
      <views.CheckUpView {...data} checkUp={empty} parent={null} siblings={[]} />,
    )
    expect(container).toHaveTextContent(labels.details.empty)
    expect(container).toHaveTextContent(messages.price.onRequest)
    expect(linksOf(container)).toContain('/check-up/list')
  })
})
