/** @jest-environment jsdom */
import { start } from '@/components/analytics/tags'
import { tell } from '@/lib/requests/browser/events'

/** Not a mock: jest forgets the calls of mocks before each test. */
let calls: unknown[][] = []
let broken = false
const ym = (...call: unknown[]) => {
  if (broken) throw new Error('blocked')
  calls.push(call)
}

function commands(): unknown[][] {
  return (window.dataLayer ?? []).map(command => Array.from(command as ArrayLike<unknown>))
}

/** What was told since the last call. */
function told() {
  const goals = calls.filter(([, method]) => method === 'reachGoal')
  const events = commands().filter(([command, name]) => command === 'event' && name !== 'page_view')
  calls = []
  window.dataLayer?.splice(0)
  const both = [goals.map(goal => goal.slice(2)), events.map(event => event.slice(1))]
  expect(both[0]).toEqual(both[1])
  return both[0]
}

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

beforeAll(() => {
  window.history.replaceState(null, '', '/kk/analysis/list/secret?q=secret&gclid=a')
  document.title = 'secret'
  Object.assign(window, { ym })
  document.addEventListener('click', event => event.preventDefault())
  document.addEventListener('submit', event => event.preventDefault())
  document.body.innerHTML = `
    <div data-shown="search" data-kind="services"></div>
    <a id="phone" href="tel:+77990000101"><b>phone</b></a><a id="ambulance" href="tel:103"></a>
    <a id="whatsapp" href="https://wa.me/77990000101?text=secret"></a>
    <a id="share" href="https://wa.me/?text=secret" data-event="estimate_shared" data-kind="link"></a>
    <a id="named" href="/analysis/list/secret" data-event="map_click" data-kind="secret"></a>
    <a id="unknown" href="/contacts" data-event="secret"></a>
    <a id="link" href="/contacts"></a>
    <form data-event="list_pasted"><textarea></textarea><button type="button"></button></form>`
  Reflect.set(document, 'cookie', 'request-accepted=mail.a1')
  start({ metrikaId: '4711', googleIds: ['G-ABC123', 'AW-456'] })
})

test('at the start: consent first, pages without what was typed, and no view but one', () => {
  const all = commands()
  expect(all.map(([command]) => command)).toEqual([
    ...['consent', 'js', 'config', 'config', 'event', 'event', 'event'],
  ])
  expect(all[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ ad_personalization: 'denied' }),
  ])
  expect(all.slice(2, 4)).toEqual([
    ['config', 'G-ABC123', expect.objectContaining({ send_page_view: false })],
    ['config', 'AW-456', expect.objectContaining({ allow_google_signals: false })],
  ])
  expect(JSON.stringify([all, calls])).not.toContain('secret')
  expect(JSON.stringify(all)).toContain('/kk/analysis/list/-?gclid=a')
  const init = calls.find(([, method]) => method === 'init')
  expect(init?.[2]).toMatchObject({ defer: true, sendTitle: false, trackLinks: false })
  expect(document.querySelector('script')?.src).toBe('https://mc.yandex.ru/metrika/tag.js')
  expect(told()).toEqual([
    ['search', { kind: 'services' }],
    ['form_submit', { kind: 'mail' }],
  ])
})

test.each([
  ['#phone b', [['call_click', {}]]],
  ['#ambulance', []],
  ['#whatsapp', [['whatsapp_click', {}]]],
  ['#share', [['estimate_shared', { kind: 'link' }]]],
  ['#named', [['map_click', {}]]],
  ['#unknown', []],
  ['#link', []],
  ['form textarea', []],
])('a click on %s is %j', (selector, events) => {
  press(selector)
  expect(told()).toEqual(events)
})

test('a form that is sent is an event, whatever is in it', () => {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(told()).toEqual([['list_pasted', {}]])
})

test('a page that comes back is a view, and nothing else', () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(commands().map(([, name]) => name)).toEqual(['page_view'])
  expect(told()).toEqual([])
})

test('a broken counter is no obstacle to the other', () => {
  broken = true
  // jsdom has none.
  window.reportError = jest.fn()
  expect(() => tell('form_open', { kind: 'doctors' })).not.toThrow()
  expect(commands()).toEqual([['event', 'form_open', { kind: 'doctors' }]])
  expect(window.reportError).toHaveBeenCalledTimes(1)
})
