/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { HomeTiles } from '@/components/screens/Home/HomeTiles'
import { ServiceView } from '@/components/screens/Service/ServiceView'
import { ServicesCategoryView } from '@/components/screens/ServicesCategory/ServicesCategoryView'
import { ServicesTopView } from '@/components/screens/ServicesTop/ServicesTopView'
import { promotionKind } from '@/lib/kinds/promotion'
import type { Layout } from '@/lib/routing/layout'
import messages from '@/messages/ru.json'
import { service, serviceCategory } from '../../../support/services'
import '../support/browser'
import { noRelations } from '@/lib/entities/related'
import { inLayout } from '../support/in-layout'
import { Site } from '../support/site'

/** The shared views, in one layout. */
const shared = (layout: Layout) => ({
  ServicesCategoryView: inLayout(ServicesCategoryView, layout),
  ServicesTopView: inLayout(ServicesTopView, layout),
  ServiceView: inLayout(ServiceView, layout),
})
const desktop = shared('desktop')
const mobile = shared('mobile')
const layouts = [
  ['desktop', desktop],
  ['mobile', mobile],
] as const

function show(view: ReactElement) {
  return render(<Site>{view}</Site>)
}

/** The visible part of a truncated text. */
function seen(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
  return copy.textContent ?? ''
}

/** On phones the request is in the bottom bar, too. */
const links = (root: HTMLElement) =>
  [...new Set([...root.querySelectorAll('a')].map(link => link.getAttribute('href')))].sort()

const category = serviceCategory(2, 2)
const crumbs = [
  { name: 'Главная', path: '/' },
  { name: 'Раздел 2', path: '/services/category/category-2' },
]
const promotions = [1, 2, 3, 4].map(id =>
  promotionKind.schema.parse({
    id,
    slug: `promotion-${id}`,
    name: `Акция ${id}`,
    price: 1000 * id,
  }),
)

describe('a category', () => {
  const longName = 'Осмотр ребёнка перед детским садом и школой'
  const data = {
    crumbs,
    category,
    lead: '3 услуги',
    services: [
      service(1, { name: longName, price: 9000, is_for_childs: true }),
      service(2, { name: 'Приём хирурга', discount: 15, is_for_olders: true }),
      service(3, { name: 'Ровно тридцать букв и пробелов' }),
    ],
  }

  test.each(layouts)('%s: heading, prices, and the label of services for children', (_, views) => {
    show(<views.ServicesCategoryView {...data} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Раздел 2')
    const [child, adult] = screen.getAllByRole('listitem').filter(item => item.closest('ul'))
    expect(child).toHaveTextContent(/от 9\s000 ₸/)
    expect(child).toHaveTextContent(messages.services.childDiscount)
    expect(adult).not.toHaveTextContent(messages.services.childDiscount)
    expect(adult).toHaveTextContent(messages.price.onRequest)
    expect(adult).toHaveTextContent('уже со скидкой 15%')
  })

  test('desktop cuts names at 30 characters, but not for assistive technology', () => {
    show(<desktop.ServicesCategoryView {...data} />)
    expect(screen.getByRole('heading', { name: longName })).toBeInTheDocument()
    expect(seen(screen.getByTitle(longName))).toBe('Осмотр ребёнка перед детским с…')
    // Exactly 30 characters are not cut.
    expect(screen.queryByTitle('Ровно тридцать букв и пробелов')).toBeNull()
  })

  test('desktop shows whole names where two that are cut would look alike', () => {
    const names = [`${longName}: мальчик`, `${longName}: девочка`]
    const services = names.map((name, index) => ({ ...service(index + 1), name }))
    const { container } = show(<desktop.ServicesCategoryView {...data} services={services} />)
    for (const name of names) expect(screen.getByText(name)).toBeInTheDocument()
    expect(container.textContent).not.toContain('…')
  })

  test('phones show names in full', () => {
    const { container } = show(<mobile.ServicesCategoryView {...data} />)
    expect(screen.getByText(longName)).toBeInTheDocument()
    expect(container.textContent).not.toContain('…')
  })

  test('both layouts link to the same pages, also with hundreds of services', () => {
    const services = Array.from({ length: 200 }, (_, index) => service(index + 1))
    const found = layouts.map(([, views]) =>
      links(show(<views.ServicesCategoryView {...data} services={services} />).container),
    )
    expect(found[0]).toEqual(found[1])
    expect(found[0]?.filter(href => href?.startsWith('/services/details/'))).toHaveLength(200)
  })
})

describe('the top services', () => {
  const description = 'Слово '.repeat(30).trim()
  const top = [1, 2, 3, 4, 5].map(id =>
    service(id, {
      description,
      image: `/images/${id}.webp`,
      file: id === 2 ? '/documents/preparation.pdf' : null,
    }),
  )
  const data = {
    ...{ h1: 'Услуги', crumbs, top, others: [service(6)], promotions, elsewhere: false },
    facts: { priced: 'yes', leaflets: 'yes' },
  } as const

  test.each(layouts)('%s: five in order, one picture, a link to the preparation', (_, views) => {
    const { container } = show(<views.ServicesTopView {...data} />)
    const cards = within(container.querySelector('ol:not(nav ol)') as HTMLElement)
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
      top.map(({ name }) => name),
    )
    const pictures = cards.getAllByRole('presentation')
    expect(pictures).toHaveLength(1)
    expect(pictures[0]?.closest('li')).toHaveTextContent('Услуга 4')
    const file = cards.getByRole('link', { name: /Подготовка \(PDF\).+Услуга 2/ })
    expect(file).toHaveAttribute('href', '/documents/preparation.pdf')
  })

  test.each(layouts)('%s: without services there is no heading above nothing', (_, views) => {
    const empty = { ...data, top: [], others: [] }
    const { container } = show(<views.ServicesTopView {...empty} />)
    expect(container.querySelector('#top')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('link', { name: messages.shell.elsewhere })).toBeNull()
  })

  test.each(layouts)(
    '%s: those of the other language alone are a click away (B139)',
    (_, views) => {
      show(<views.ServicesTopView {...data} top={[]} others={[]} elsewhere />)
      const link = screen.getByRole('link', { name: messages.shell.elsewhere })
      expect(link).toHaveAttribute('href', `/kk${crumbs.at(-1)?.path}`)
      expect(link).toHaveAttribute('hreflang', 'kk')
    },
  )

  test('phones cut descriptions at 80 characters, desktops do not', () => {
    const view = show(<mobile.ServicesTopView {...data} />)
    const texts = screen.getAllByTitle(description)
    expect(texts.map(seen)).toEqual(top.map(() => `${description.slice(0, 80).trimEnd()}…`))
    view.unmount()
    const { container } = show(<desktop.ServicesTopView {...data} />)
    expect(screen.getAllByText(description)).toHaveLength(5)
    expect(container.textContent).not.toContain('…')
  })

  test('both layouts link to the same pages', () => {
    const [first, second] = layouts.map(([, views]) =>
      links(show(<views.ServicesTopView {...data} />).container),
    )
    expect(first).toEqual(second)
    expect(first).toContain('/promotions/promotion-4')
    expect(first).toContain('/services/details/service-6')
  })
})

describe('a service', () => {
  const full = service(5, {
    description: 'Снимки мозга',
    list_description: '<ul><li>Снимки</li></ul>',
    journey_description: [
      { name: 'Анкета', description: 'Вопросы' },
      { name: 'Анкета', description: 'Ещё вопросы' },
    ],
    image: '/images/a.webp',
    discount: 20,
    price: 16450,
    file: '/documents/preparation.pdf',
    warning: 'Снимите украшения',
    is_for_childs: true,
    is_for_olders: true,
    category_service: category,
  })
  const data = {
    crumbs,
    service: full,
    promotions,
    related: [service(6)],
    category,
    relations: noRelations,
  }

  test.each(layouts)('%s: shows all fields', (_, views) => {
    const { container } = show(<views.ServiceView {...data} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Услуга 5')
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('a.webp'))
    for (const text of [
      'Снимки мозга',
      '20%',
      messages.offerFor.both,
      'Снимите украшения',
      'Ещё вопросы',
    ]) {
      expect(container).toHaveTextContent(text)
    }
    expect(container).toHaveTextContent(/от 16\s450 ₸/)
    const journey = screen.getByRole('region', { name: messages.services.service.journey })
    expect(within(journey).getAllByRole('listitem')).toHaveLength(2)
    expect(within(journey).getByRole('list').tagName).toBe('OL')
    const book = screen.getByRole('link', { name: messages.services.service.book })
    expect(book).toHaveAttribute('href', '/request?kind=services&id=5')
    const file = screen.getByRole('link', { name: /PDF/ })
    expect(file).toHaveAttribute('href', '/documents/preparation.pdf')
  })

  test.each(layouts)('%s: omits missing fields', (_, views) => {
    const { container } = show(
      <views.ServiceView {...data} service={service(5)} related={[]} promotions={[]} />,
    )
    expect(container).toHaveTextContent(messages.price.onRequest)
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull()
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  })

  test.each(layouts)('%s: without a picture it has no room for one (B194)', (_, views) => {
    const bare = service(5, { discount: 20 })
    const { container } = show(<views.ServiceView {...data} service={bare} promotions={[]} />)
    const main = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement
    expect(main?.children).toHaveLength(1)
    expect(container.textContent?.match(/20%/g)).toHaveLength(1)
    const pictured = show(<views.ServiceView {...data} promotions={[]} />).container
    expect(pictured.textContent?.match(/20%/g)).toHaveLength(1)
  })

  test('desktops show three promotions as cards and the fourth as a line, phones four cards', () => {
    const [onDesktop, onPhone] = layouts.map(([, views]) => show(<views.ServiceView {...data} />))
    const cards = (view: typeof onDesktop) => view?.container.querySelectorAll('a h3').length
    expect([cards(onDesktop), cards(onPhone)]).toEqual([3, 4])
    expect(links(onDesktop?.container as HTMLElement)).toEqual(
      links(onPhone?.container as HTMLElement),
    )
  })
})

test.each([
  ['is cut', 'Общий осмотр терапевта', 'Общий осмотр…'],
  ['is whole where another one would look alike', 'Приём (осмотр) хирурга', undefined],
])('the name in a tile of the home page %s (B8)', (_, name, cut = name) => {
  const services = [service(1, { name }), service(2, { name: 'Приём (осмотр) терапевта' })]
  const { container } = show(
    <HomeTiles
      services={services}
      analyses={[]}
      checkUps={[]}
      facts={{
        servicesPriced: 'no',
        analysesPriced: 'no',
        checkUpsPriced: 'no',
        doctorsTold: 'no',
      }}
      layout="desktop"
    />,
  )
  expect(container.querySelector('li [aria-hidden]')).toHaveTextContent(cut)
})
