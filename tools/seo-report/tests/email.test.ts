import type { Changes } from '../data'
import { emailOf } from '../mail/email'
import { finding, report } from './builders'

const nothing: Changes = {
  since: '2026-11-20T05:00:00.000Z',
  added: [],
  gone: [],
  changed: [],
  appeared: [],
  fixed: [],
}
const lines = (about: Parameters<typeof report>[0], url?: string) =>
  emailOf(report({ madeAt: '2026-11-27T05:00:00.000Z', ...about }), url).text.split('\n')

test('the subject names the site and the day', () => {
  const { subject } = emailOf(report({ madeAt: '2026-11-27T05:00:00.000Z' }), undefined)
  expect(subject).toBe('Отчёт для поиска: clinic.example, 27 ноября 2026 г.')
})

test('what appeared and what is mended, a few lines of each', () => {
  const appeared = Array.from({ length: 7 }, (_, index) => finding({ path: `/a${index}` }))
  const changes = { ...nothing, appeared, fixed: [finding({ path: '/b' })], gone: ['/c'] }
  const text = lines({ changes, findings: appeared }, 'https://clinic.example/seo-report/')
  expect(text[0]).toBe(
    'Проверено: 1 страница. Сейчас на сайте 7 ошибок, 0 предупреждений, 0 советов.',
  )
  expect(text).toContain('С прошлого отчёта (20 ноября 2026 г.):')
  expect(text).toContain('Появилось: 7')
  expect(text.filter(line => line.includes(': /a'))).toHaveLength(5)
  expect(text).toContain('— и ещё 2')
  expect(text).toContain('— Заголовок, описание, canonical и h1: /b')
  expect(text).toContain('— /c')
  expect(text).toContain('Весь отчёт: https://clinic.example/seo-report/')
})

test('that nothing changed, that it is the first, and that pages are missing', () => {
  expect(lines({ changes: nothing })).toContain(
    'С прошлого отчёта (20 ноября 2026 г.) ничего важного не изменилось.',
  )
  expect(lines({}).join()).toMatch(/Это первый отчёт/)
  const unreached = [{ path: '/a', visitor: 'curl', reason: 'ECONNREFUSED' }]
  expect(lines({ unreached }).join()).toMatch(/Не удалось получить страниц: 1/)
})

test('what visitors did not find', () => {
  const searches = [
    { locale: 'ru', text: 'жвачка', visitors: 3, last: '2026-11-27', instead: {} },
  ] as const
  const missing = { to: null, count: 34, since: '2026-11-01', last: '2026-11-27' }
  const asked = [
    { ...missing, path: '/uslugi', answer: 'missing' },
    { ...missing, path: '/vrachi', answer: 'moved' },
  ] as const
  const text = lines({ searches, asked })
  expect(text).toContain('— «жвачка», 3 посетителя')
  expect(text).toContain('— /uslugi, 34 раза')
  expect(text.join()).not.toContain('/vrachi')
})
