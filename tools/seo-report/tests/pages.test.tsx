/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from '../app/App'
import { modelOf } from '../app/model'
import type { Brings } from '../data'
import { finding, report, row } from './builders'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})

test('a filter chosen right after the reset does not restore earlier ones', () => {
  window.location.hash = '#pages?q=about-us&language=ru'
  const pages = [row({ path: '/about-us' }), row({ path: '/contacts' })]
  const findings = [finding({ rule: 'R9', path: '/contacts' })]
  render(<App model={modelOf(report({ pages, findings }))} />)
  const found = () =>
    screen.queryAllByRole('button', { name: /: \// }).map(each => each.textContent)
  expect(found()).toEqual([expect.stringContaining('/about-us')])
  fireEvent.click(screen.getByText('Сбросить'))
  fireEvent.change(screen.getByRole('combobox', { name: 'Проблемы' }), { target: { value: 'R9' } })
  expect(window.location.hash).toBe('#pages?problem=R9')
  expect(found()).toEqual([expect.stringContaining('/contacts')])
})

test('what was searched for without a hit is listed, with what was searched for instead', () => {
  window.location.hash = '#searches'
  const searches = [
    {
      locale: 'ru',
      text: 'жвачка',
      visitors: 3,
      last: '2026-11-27',
      instead: { ферритин: 2, узи: 1 },
    },
  ] as const
  render(<App model={modelOf(report({ searches }))} />)
  expect(
    screen.getByRole('row', { name: /жвачка Русский 3 27 ноября 2026 г\. ферритин, узи/ }),
  ).toBeVisible()
})

test('how fast pages were for visitors is listed, and what is slow is said to be', () => {
  window.location.hash = '#speeds'
  const speeds = [
    { page: 'doctor', layout: 'mobile', visits: 40, lcp: 3.25, inp: 0.08, ttfb: 0.2, cls: null },
  ] as const
  render(<App model={modelOf(report({ speeds }))} />)
  expect(
    screen.getByRole('row', { name: /Врачи телефон 40 3,25 · медленно 0,08 нет данных 0,2$/ }),
  ).toBeVisible()
})

const brings = (about: Partial<Brings>): Brings => ({
  ...{ google: null, yandex: null, visits: null, leads: null },
  ...about,
})

describe('what pages bring', () => {
  const exports = [{ name: 'Pages.csv', service: 'google', problem: null, pages: 2 }] as const
  const found = (impressions: number, clicks: number, position: number) => ({
    ...{ impressions, clicks, position },
  })

  test('is summed up, with chances first, and the columns that the exports have', () => {
    window.location.hash = '#brings'
    const pages = [
      row({ path: '/a', brings: brings({ google: found(900, 12, 14.26), visits: 30, leads: 0 }) }),
      row({ path: '/b', brings: brings({ google: found(2000, 30, 3), visits: 50, leads: 4 }) }),
      row({ path: '/c' }),
    ]
    const strangers = [{ path: '/old', brings: brings({ visits: 7 }) }]
    render(<App model={modelOf(report({ pages, exports, strangers }))} />)
    expect(screen.getAllByRole('listitem').map(each => each.textContent)).toEqual([
      '42Кликов из Google',
      '80Визиты',
      '4Заявки',
    ])
    expect(screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual([
      'Рядом с первой страницей 1',
      'Открывают, но не записываются 1',
      'Приносят посетителей, но таких страниц нет 1',
      'Все страницы, которые находят 2',
    ])
    expect(screen.getByRole('row', { name: /^\/a.* Google 900 12 1,3 % 14,3$/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^\/b.* 2\s000 30 3,0 50 4$/ })).toBeVisible()
    expect(screen.queryByText('Яндекс: клики')).toBeNull()
  })

  test('has the queries with their clicks in earlier reports, and what programs cite', () => {
    window.location.hash = '#brings'
    const queries = [{ text: 'узи почек', google: found(100, 5, 4), yandex: null }]
    const cited = [{ what: 'query', text: 'клиника алматы', citations: 25 }] as const
    const then = { google: 3, yandex: null, citations: 9, queries: { 'узи почек': 3 } }
    const before = [{ day: '2026-10-25', ...then }]
    render(<App model={modelOf(report({ exports, queries, cited, before }))} />)
    expect(screen.getByRole('row', { name: 'узи почек 100 5 4,0 3 → 5' })).toBeVisible()
    expect(screen.getByRole('row', { name: '«клиника алматы» 25' })).toBeVisible()
    expect(screen.getByRole('row', { name: '25 октября 2026 г. 3 9' })).toBeVisible()
    expect(screen.getByRole('row', { name: '1 ноября 2026 г. 5 25' })).toBeVisible()
  })

  test('names files that were not read', () => {
    window.location.hash = '#brings'
    const broken = { name: 'a.csv', service: null, problem: 'whose', pages: 0 } as const
    render(<App model={modelOf(report({ exports: [broken] }))} />)
    expect(screen.getByText(/Файл «a.csv» не прочитан: непонятно/)).toBeVisible()
  })

  test('is in the table of pages, and only where it is known', () => {
    window.location.hash = '#pages?sort=visitors&direction=desc'
    const pages = [
      row({ path: '/a', brings: brings({ google: found(9, 1, 3) }) }),
      row({ path: '/b', brings: brings({ visits: 5 }) }),
      row({ path: '/c' }),
    ]
    const { unmount } = render(<App model={modelOf(report({ pages, exports }))} />)
    const heads = () => screen.getAllByRole('columnheader').map(each => each.textContent)
    expect(heads()).toContain('Приходят')
    expect(heads()).not.toContain('Заявки')
    const paths = screen.getAllByRole('button', { name: /: \// })
    expect(paths.map(each => each.textContent?.slice(-2))).toEqual(['/b', '/a', '/c'])
    unmount()
    render(<App model={modelOf(report({ pages: [row()] }))} />)
    expect(heads()).not.toContain('Приходят')
  })
})

test('old addresses are listed by what the site answers', () => {
  window.location.hash = '#asked'
  const days = { since: '2026-11-01', last: '2026-11-27' }
  const asked = [
    { path: '/uslugi', answer: 'missing', to: null, count: 34, ...days },
    { path: '/vrachi', answer: 'moved', to: '/doctors-list/list', count: 12, ...days },
  ] as const
  render(<App model={modelOf(report({ asked }))} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual([
    'Страницы нет 1',
    'Переадресация работает 1',
  ])
  expect(
    screen.getByRole('row', { name: /^\/vrachi 12 1 ноября.*27 ноября.* \/doctors-list\/list$/ }),
  ).toBeVisible()
})

test('what is missing for trust leads to its pages', () => {
  window.location.hash = '#trust'
  const pages = [
    row({ path: '/doctors-list/a', trust: { photo: true, education: false } }),
    row({ path: '/doctors-list/b', trust: { photo: true, education: false } }),
  ]
  render(<App model={modelOf(report({ pages }))} />)
  expect(
    screen.getByRole('row', { name: /^У врача есть фотография 2 100 % всё в порядке$/ }),
  ).toBeVisible()
  const link = screen.getByRole('link', { name: '2 страницам' })
  expect(link).toHaveAttribute('href', '#fix?rule=education')
})

test('distances and pages with few links are listed', () => {
  window.location.hash = '#links'
  const pages = [
    row({ path: '/', kind: 'home', depth: 0, linksIn: 9 }),
    row({ path: '/a', depth: 1, linksIn: 8 }),
    row({ path: '/b', depth: null, linksIn: 0 }),
  ]
  render(<App model={modelOf(report({ pages }))} />)
  expect(screen.getByRole('row', { name: 'Главная 1 33 %' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Ссылок нет 1 33 %' })).toBeVisible()
  expect(screen.getByRole('row', { name: /^\/b.* Услуги 0 нет пути$/ })).toBeVisible()
})
