/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from '@/lib/seo/report/app/App'
import { modelOf } from '@/lib/seo/report/app/model'
import { finding, report, row } from './builders'

test('a filter chosen right after the reset does not restore earlier ones', () => {
  Element.prototype.scrollIntoView = () => undefined
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
  expect(screen.getByRole('row', { name: /жвачка ru 3 .*ферритин, узи/ })).toBeVisible()
})

test('how fast pages were for visitors is listed, and what is slow is said to be', () => {
  window.location.hash = '#speeds'
  const speeds = [
    { page: 'doctor', layout: 'mobile', visits: 40, lcp: 3.25, inp: 0.08, ttfb: 0.2, cls: null },
  ] as const
  render(<App model={modelOf(report({ speeds }))} />)
  expect(
    screen.getByRole('row', { name: /doctor телефон 40 3,25 \(медленно\) 0,08 нет данных 0,2$/ }),
  ).toBeVisible()
})
