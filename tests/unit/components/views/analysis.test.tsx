/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getSnapshot, resetItems } from '@/components/analyses/Calculator/calculatorStore'
import { AnalysesPage as DesktopPage } from '@/components/analyses/desktop/AnalysesPage'
import { AnalysesPage as MobilePage } from '@/components/analyses/mobile/AnalysesPage'
import { AnalysisView } from '@/components/screens/Analysis/AnalysisView'
import { AnalysisCategoryView } from '@/components/screens/AnalysisCategory/AnalysisCategoryView'
import { EstimateView } from '@/components/screens/Estimate/EstimateView'
import { notDone } from '@/lib/calculator/also'
import { itemOf } from '@/lib/calculator/item-of'
import { totalsOf } from '@/lib/calculator/summary'
import { noRelations } from '@/lib/entities/related'
import type { AnalysisData } from '@/lib/screens/analysis'
import type { AnalysisCategoryData } from '@/lib/screens/analysis-category'
import type { EstimateData } from '@/lib/screens/estimate'
import { formatMoney } from '@/lib/text/money'
import ru from '@/messages/ru.json'
import { analysis, item, listCategory } from '../../../support/analyses'
import { claimed } from '../../../support/sample'
import { priceServer } from '../analyses/Calculator/priceServer'
import { show } from '../support/show'

beforeEach(() => {
  priceServer([])
})
afterEach(() => act(() => resetItems()))

const text = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const money = (tenge: number) => formatMoney(tenge).replace(/\s/g, ' ')
const hrefs = (root: Element) =>
  new Set([...root.querySelectorAll('a')].map(link => link.getAttribute('href')))
const crumbs = [{ name: 'Анализы', path: '/analysis/list' }]

const DesktopAnalysis = (data: AnalysisData) => (
  <AnalysisView {...data} Page={DesktopPage} styles={{}} />
)
const MobileAnalysis = (data: AnalysisData) => (
  <AnalysisView {...data} Page={MobilePage} styles={{}} />
)
const DesktopCategory = (data: AnalysisCategoryData) => (
  <AnalysisCategoryView {...data} Page={DesktopPage} />
)
const MobileCategory = (data: AnalysisCategoryData) => (
  <AnalysisCategoryView {...data} Page={MobilePage} />
)

describe.each([
  ['desktop', DesktopAnalysis],
  ['mobile', MobileAnalysis],
])('one analysis, %s', (_name, View) => {
  const full = analysis(7, {
    name: 'Гемоглобин (HbA<sub>1c</sub>)',
    price: 4500,
    discount_percent: 20,
    bloodTestIncluded: true,
    document: '/documents/blood.pdf',
    image: '/images/hba1c.webp',
  })
  const data: AnalysisData = {
    crumbs,
    analysis: full,
    item: itemOf(full),
    category: { name: 'Сахарный диабет', slug: '9-saharnyy-diabet' },
    leaflet: null,
    related: [item(8), item(9)],
    relations: noRelations,
  }

  test('has name, price, discount, surcharge, leaflet, category and related ones', async () => {
    const page = await show(<View {...data} />)
    expect(screen.getByRole('heading', { level: 1 }).innerHTML).toBe(full.name)
    const offer = screen.getByRole('region', { name: ru.analyses.analysis.price })
    expect(text(offer)).toContain('4 500 ₸')
    expect(text(offer)).toContain('уже со скидкой 20%')
    expect(text(offer)).toContain(`К сумме добавляется ${money(1000)}`)
    expect(page.querySelectorAll('img')).toHaveLength(1)
    for (const href of [
      '/documents/blood.pdf',
      '/analysis/category/9-saharnyy-diabet',
      '/analysis/list/analysis-8',
      '/analysis/list/analysis-9',
    ]) {
      expect(hrefs(page)).toContain(href)
    }
  })

  test('no appointment is asked for blood, for a smear the time is agreed on (B970)', async () => {
    const page = await show(<View {...data} />)
    const facts = () => within(page).getByRole('region', { name: ru.analyses.analysis.facts })
    expect(facts()).toHaveTextContent('Запись не нужна')
    cleanup()
    const smear = analysis(7, { sample: 'swab' })
    const other = await show(<View {...data} analysis={smear} item={itemOf(smear)} />)
    expect(other).toHaveTextContent('Время сдачи согласуйте по телефону')
    expect(within(other).queryByText('Запись не нужна')).toBeNull()
  })

  test('its button and its row in the calculator are in sync', async () => {
    await show(<View {...data} />)
    const offer = screen.getByRole('region', { name: ru.analyses.analysis.price })
    const add = within(offer).getByRole('checkbox')
    // Before the calculator's code is there.
    fireEvent.click(add)
    await waitFor(() => expect(getSnapshot().items).toEqual([itemOf(full)]))
    expect(add).toBeChecked()
    fireEvent.click(add)
    expect(getSnapshot().items).toEqual([])
    fireEvent.click(add)
    expect(getSnapshot().items).toEqual([itemOf(full)])
    act(() => resetItems())
    expect(add).not.toBeChecked()
  })

  test('it renders without price, discount, blood test, leaflet, category and related analyses', async () => {
    const bare = analysis(7, { price: 0, category_analysis_id: null })
    const page = await show(
      <View {...data} analysis={bare} item={itemOf(bare)} category={undefined} related={[]} />,
    )
    const offer = screen.getByRole('region', { name: ru.analyses.analysis.price })
    expect(offer).toHaveTextContent(ru.price.onRequest)
    expect(offer).not.toHaveTextContent('К сумме')
    expect(offer).not.toHaveTextContent('%')
    expect(page).toHaveTextContent(ru.analyses.analysis.preparationNone)
    expect(screen.queryByText(ru.analyses.analysis.related)).toBeNull()
    expect(page.querySelector('img')).toBeNull()
    for (const label of [ru.analyses.analysis.shows, ru.analyses.analysis.prepare, 'Результат']) {
      expect(page).not.toHaveTextContent(label)
    }
  })

  test.each([
    [0, 'vein', 'Детям с рождения', 'У маленьких детей кровь берут из вены. Сидя.'],
    [18, 'finger', 'Детям с 18 месяцев', 'У маленьких детей кровь берут из пальца. Сидя.'],
    [36, null, 'Детям с 3 лет', 'Сидя.'],
    [216, null, 'С 18 лет', 'Сидя.'],
  ])('says from what age it is done, and how: %p, %p (B1262)', async (age, blood, from, how) => {
    const told = analysis(7, { min_age_months: age, child_blood: blood, child_note: 'Сидя.' })
    await show(<View {...data} analysis={told} item={itemOf(told)} />)
    const offer = screen.getByRole('region', { name: ru.analyses.analysis.price })
    expect(offer).toHaveTextContent(from)
    const children = screen.getByRole('region', { name: ru.analyses.children.title })
    expect(children).toHaveTextContent(how)
  })

  test.each([
    ['ОАК', false],
    ['Состав сыворотки: '.repeat(9), true],
  ])('a name as long as a sentence has a smaller heading: %s', async (name, isLong) => {
    const page = await show(<View {...data} analysis={analysis(7, { name })} />)
    expect(page.querySelector('h1')?.hasAttribute('data-sentence')).toBe(isLong)
  })

  test('says what is taken, when the result is there, what it shows and how to prepare', async () => {
    const told = analysis(7, {
      sample: 'blood',
      result_days: 3,
      shows: 'Средний сахар за три месяца.',
      preparation: 'Натощак.',
      document: '/documents/blood.pdf',
    })
    const leaflet = { title: 'Памятка', html: '<h4>Утром</h4><p>Можно воду.</p>' }
    const page = await show(
      <View {...data} analysis={told} item={itemOf(told)} leaflet={leaflet} />,
    )
    const offer = screen.getByRole('region', { name: ru.analyses.analysis.price })
    expect(offer).toHaveTextContent('Что сдают: кровь')
    expect(offer).toHaveTextContent('Результат через 3 дня после сдачи')
    expect(screen.getByRole('region', { name: ru.analyses.analysis.shows })).toHaveTextContent(
      'Средний сахар за три месяца.',
    )
    const prepare = screen.getByRole('region', { name: ru.analyses.analysis.prepare })
    expect(prepare).toHaveTextContent('Натощак.')
    // The whole leaflet is folded below what is said in short, and alone without it.
    expect(prepare.querySelector('details')).not.toHaveAttribute('open')
    expect(prepare).toHaveTextContent('Можно воду.')
    expect(within(prepare).getByRole('link')).toHaveAttribute('href', '/documents/blood.pdf')
    expect(page).not.toHaveTextContent(ru.analyses.analysis.preparationText)
  })

  test('a leaflet alone is open, a PDF without text is a link as before', async () => {
    const leaflet = { title: 'Памятка', html: '<p>Можно воду.</p>' }
    const page = await show(<View {...data} leaflet={leaflet} />)
    expect(page.querySelector('details')).toHaveAttribute('open')
  })
})

describe('a category', () => {
  const paths = ['/analysis/category/2-category', '/analysis/category/2-category/page/2']
  const data: AnalysisCategoryData = {
    blood: 'yes',
    h1: 'Биохимия крови',
    crumbs,
    pages: { current: 1, paths: paths.slice(0, 1) },
    category: listCategory(2, 3, 'Биохимия крови'),
    items: [item(1), item(2, { price: 0 }), item(3)],
    from: 1000,
    others: [listCategory(4, 5, 'Витамины')],
  }

  test.each([
    ['desktop', DesktopCategory],
    ['mobile', MobileCategory],
  ])('has all of its analyses with prices, %s', async (_name, View) => {
    const page = await show(<View {...data} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Биохимия крови')
    expect(text(page)).toContain('3 анализа с ценами от 1 000 ₸')
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    expect(text(page)).toContain(money(3000))
    expect(page).toHaveTextContent(ru.price.onRequest)
    expect(hrefs(page)).toContain('/analysis/category/4-category')
  })

  test('has the same links in both layouts', async () => {
    const page = await show(<MobileCategory {...data} />)
    const same = hrefs(await show(<DesktopCategory {...data} />))
    // Past the list to the panel, which phones do not have.
    same.delete('#calculator')
    await waitFor(() => expect(hrefs(page)).toEqual(same))
  })

  test.each([
    ['desktop', DesktopCategory],
    ['mobile', MobileCategory],
  ])('a long one has links to its pages, %s', async (_name, View) => {
    await show(<View {...data} pages={{ current: 2, paths }} />)
    const pages = screen.getByRole('navigation', { name: ru.common.pages.label })
    expect([...hrefs(pages)]).toEqual(paths)
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Страница 1' })).not.toHaveAttribute('aria-current')
  })
})

describe('an estimate', () => {
  const items = [
    item(1, { price: 1800, bloodTest: true, document: '/documents/blood.pdf' }),
    item(2, { price: 0 }),
  ]
  const data: EstimateData = {
    crumbs,
    items,
    also: [],
    forChildren: new Map(),
    sold: [],
    unknownSold: 0,
    excess: 2,
    summary: totalsOf(items, 1000),
    terms: [],
    preparation: {
      leaflets: [
        {
          document: '/documents/blood.pdf',
          names: ['Анализ 1'],
          leaflet: { title: 'Подготовка к анализу крови', html: '<p>Без еды 8 часов.</p>' },
          isTold: false,
        },
        {
          document: 'https://backend.example/a.pdf',
          names: ['Анализ 3', 'Т<sub>3</sub>'],
          leaflet: null,
          isTold: false,
        },
      ],
      told: [{ html: 'Без алкоголя.', hours: 8, names: ['Анализ 4'] }],
      children: [],
      untold: ['Анализ 2'],
      toAsk: ['ЭКГ'],
      fasting: { hours: 10, names: ['Т<sub>3</sub>'], fed: [] },
    },
    referral: null,
    facts: [{ id: 'payment', label: 'Оплата', text: 'Принимаем: Kaspi.', entries: [] }],
    unknown: [999],
    url: 'https://clinic.example/analysis/estimate?ids=1,2',
    date: '20 ноября 2026 г.',
    message: 'Анализы: 2 800 ₸\nhttps://clinic.example/analysis/estimate?ids=1,2',
  }

  test('has prices, surcharge, total, leaflets, date and what is no longer offered', async () => {
    const page = await show(<EstimateView {...data} />)
    expect(screen.getByText('Принимаем: Kaspi.')).toBeVisible()
    const rows = screen.getAllByRole('row').map(text)
    expect(rows).toEqual([
      '№АнализЦена',
      `1Анализ 1${money(1800)}`,
      `2Анализ 2${ru.price.onRequest}`,
      `Взятие крови ${ru.calculator.bloodTestNote} ${ru.calculator.bloodTestOnce}${money(1000)}`,
      `Итого ${money(2800)}`,
    ])
    expect(page).toHaveTextContent('Цены на 20 ноября 2026 г.')
    expect(page).toHaveTextContent('Анализа № 999 в нашем прейскуранте нет.')
    expect(page).toHaveTextContent('Кроме анализов в расчёт помещается строк: 30. Не вошло: 2.')
    expect(page).toHaveTextContent('Анализов без цены: 1.')
    expect(page).toHaveTextContent('Нет правил подготовки на сайте: Анализ 2.')
    expect(page).toHaveTextContent('Спросите о подготовке, когда будете записываться: ЭКГ.')
    expect(page).toHaveTextContent('не меньше 10 ч. Этого требуют: Т3.')
    expect(page).toHaveTextContent(claimed(ru.calculator.queue))
    const [short, told, linked] = screen.getAllByRole('article')
    expect(short).toHaveTextContent(
      'Для анализа: Анализ 4Без алкоголя.По памятке: не меньше 8 часов без еды.',
    )
    expect(told).toHaveTextContent(
      /^Для анализа: Анализ 1Памятка целиком: Подготовка к анализу кровиБез еды 8 часов./,
    )
    expect(screen.getByText('Без еды 8 часов.')).toBeVisible()
    expect(linked).toHaveTextContent(
      `Памятка 2Для анализов: Анализ 3, Т3${ru.estimate.leafletOnly}`,
    )
    expect(page).not.toHaveTextContent('после сдачи')
    expect([...hrefs(page)]).toEqual(
      expect.arrayContaining(['/documents/blood.pdf', 'https://backend.example/a.pdf']),
    )
  })

  test.each([
    ['the longest term', [2, 5], 'Последний анализ будет готов через 5 дней после сдачи.', false],
    ['that other terms are not known', [1, undefined], 'через 1 день после сдачи.', true],
    ['the same day', [0, 0], ru.calculator.lastResultSameDay, false],
  ])('says %s', async (_name, terms, expected, isPartial) => {
    const timed = terms.map((days, index) =>
      item(index + 1, { sample: 'urine', ...(days !== undefined && { days }) }),
    )
    const page = await show(<EstimateView {...data} items={timed} />)
    expect(page).toHaveTextContent(expected)
    expect(page.textContent?.includes(ru.calculator.otherTerms)).toBe(isPartial)
    expect(screen.getAllByRole('row').map(text).join()).toContain('моча')
  })

  test('what is said of children stands once below, with the names it is said of, not in each row (B1420)', async () => {
    const from = (minAgeMonths: number, childBlood: 'finger' | null, childNote = '') =>
      ({ minAgeMonths, childBlood, childNote }) as const
    const forChildren = new Map([
      [1, from(0, 'finger', 'Возьмите игрушку.')],
      [2, from(0, null)],
    ])
    await show(<EstimateView {...data} forChildren={forChildren} />)
    const { children: title } = ru.estimate
    const facts = within(screen.getByRole('region', { name: title })).getAllByRole('listitem')
    expect(facts.map(text)).toEqual([
      'Детям с рождения',
      'У маленьких детей кровь берут из пальца: Анализ 1',
      'Возьмите игрушку: Анализ 1',
    ])
    expect(screen.getAllByRole('row').map(text).join()).not.toContain('Детям')
  })

  const ecg = {
    ...{ code: 's12', name: 'ЭКГ с описанием', path: '/services/details/ekg' },
    price: { kind: 'from', tenge: 3500 },
    request: { kind: 'services', id: 12 },
    ...{ services: [12], analyses: [] },
  } as const

  test('has what is sold beside analyses in its list and sum, and what is not decided until it is taken out (B293)', async () => {
    const page = await show(
      <EstimateView
        {...data}
        also={[
          { text: 'ЭКГ с описанием', sold: 's12', choices: [] },
          { text: 'HBsAg', sold: '', choices: [5] },
          notDone('ФЛГ'),
        ]}
        sold={[ecg]}
      />,
    )
    expect(screen.getAllByRole('row').map(text).join()).toMatch(/3ЭКГ с описанием.*от 3 500 ₸/)
    expect(page).toHaveTextContent(`${ru.estimate.openTitle}HBsAg`)
    expect(page).toHaveTextContent(`${ru.estimate.notDoneTitle}ФЛГ`)
    expect(page).not.toHaveTextContent(ru.calculator.examinationTerms)
    expect([...hrefs(page)]).toEqual(
      expect.arrayContaining([
        '/services/details/ekg',
        '/analysis/estimate?ids=1,2&also=s12&also=0~%D0%A4%D0%9B%D0%93#left',
        '/analysis/estimate?ids=1,2&also=5~HBsAg&also=0~%D0%A4%D0%9B%D0%93#left',
      ]),
    )
  })

  test('says what a chosen programme includes already, and what the drawing of blood is for (B1484, B1485)', async () => {
    const programme = {
      ...{ ...ecg, code: 'c7', name: 'Базовый', path: '/check-up/adults-details/basic' },
      analyses: [2],
      isDrawingIncluded: true,
    } as const
    await show(<EstimateView {...data} sold={[ecg, programme]} />)
    const [, first, second, service, check, blood] = screen.getAllByRole('row').map(text)
    expect([first, check].join()).not.toContain('входит в «')
    expect(second).toContain('Уже входит в «Базовый»')
    expect(service).toContain('Уже входит в «Базовый»')
    expect(check).toContain(ru.estimate.drawingIncluded)
    // One visit, one drawing: it is in the programme's price already.
    expect(blood).toContain(ru.estimate.drawingOnce)
    expect(blood).not.toContain(ru.calculator.bloodTestOnce)
    cleanup()
    const page = await show(<EstimateView {...data} sold={[ecg]} />)
    expect(page).not.toHaveTextContent(ru.estimate.drawingIncluded)
  })

  test.each([
    ['a service', ecg, true],
    ['a visit', { ...ecg, code: 'v12' }, false],
  ])(
    'the term of the analyses is none of %s, and where that is found is said (B1436)',
    async (_, sold, isSaid) => {
      const timed = [item(1, { days: 1 })]
      const page = await show(<EstimateView {...data} items={timed} sold={[sold]} />)
      expect(page).toHaveTextContent('Последний анализ будет готов через 1 день после сдачи.')
      expect(page.textContent?.includes(ru.calculator.examinationTerms)).toBe(isSaid)
    },
  )

  test('all of a pasted list is shown: ticked, asked, services, not sold, and no orders', async () => {
    const referral: EstimateData['referral'] = {
      text: 'list',
      isCut: false,
      lines: [
        { kind: 'sure', text: 'ОАК', items: [item(1)] },
        { kind: 'doubtful', text: 'Т4', choices: [item(3), item(4)] },
        {
          kind: 'service',
          text: 'ЭКГ',
          services: [
            { id: 12, slug: 'ekg', name: 'ЭКГ с описанием', price: 'от 3 500 ₸', cost: ecg.price },
          ],
        },
        { kind: 'unknown', text: 'ФЛГ' },
        { kind: 'ignored', text: 'Добрый день' },
      ],
    }
    const page = await show(<EstimateView {...data} referral={referral} />)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['ids', '1', true],
      ['ids', '3', false],
      ['ids', '4', false],
      ['also', 's12', true],
    ])
    const sent = [...page.querySelectorAll<HTMLInputElement>('form [type=hidden][name=also]')]
    expect(sent.map(({ value }) => value)).toEqual(['3.4~Т4', '~ФЛГ'])
    for (const words of ['ЭКГ с описанием', 'ФЛГ', 'Добрый день'])
      expect(page).toHaveTextContent(words)
  })

  test('is shared with its text where the system offers it', async () => {
    const shared: unknown[] = []
    const share = async (data: unknown) => void shared.push(data)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await show(<EstimateView {...data} />)
    const button = screen.getByRole('button', { name: ru.estimate.share })
    await act(async () => void fireEvent.click(button))
    expect(shared).toEqual([{ text: data.message }])
    Reflect.deleteProperty(navigator, 'share')
  })

  test('is added to the calculator', async () => {
    await show(<EstimateView {...data} />)
    const edit = screen.getByRole('link', { name: ru.estimate.edit })
    expect(edit).toHaveAttribute('href', '/analysis/list')
    // In a new tab, as jsdom cannot navigate.
    edit.addEventListener('click', event => event.preventDefault())
    fireEvent.click(edit, { ctrlKey: true })
    await waitFor(() => expect(getSnapshot().items).toEqual(items))
  })

  test('its link is copied, or shown when copying is not possible', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (value: string) => void copied.push(value) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await show(<EstimateView {...data} />)
    const copy = screen.getByRole('button', { name: ru.estimate.share })
    await act(async () => void fireEvent.click(copy))
    expect(copied).toEqual([data.url])
    expect(screen.getByRole('status')).toHaveTextContent(ru.estimate.copied)

    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await act(async () => void fireEvent.click(copy))
    expect(screen.getByRole('status')).toHaveTextContent(data.url)
  })

  test('without analyses it links to the list', async () => {
    await show(<EstimateView {...data} items={[]} />)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('link', { name: ru.estimate.toList })).toHaveAttribute(
      'href',
      '/analysis/list',
    )
  })
})
