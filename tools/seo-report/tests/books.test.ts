import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAsked, askedIn } from '@/lib/http/asked-addresses/book'
import { addToBook, bookIn } from '@/lib/http/searches/book'
import { anyWord } from '@/tests/support/known-words'
import { askedFrom, searchesFrom } from '../insights/books'

let folders: string[]
beforeEach(() => {
  folders = [mkdtempSync(join(tmpdir(), 'one-')), mkdtempSync(join(tmpdir(), 'two-'))]
})
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('searches of all instances are added up', () => {
  const miss = (text: string) =>
    ({ locale: 'ru', text, visitors: 3, instead: 'узи', insteadVisitors: 3 }) as const
  const [one = '', two = ''] = folders
  addToBook(bookIn(one), [miss('жвачка')], '2026-11-26', anyWord)
  addToBook(bookIn(two), [miss('жвачка'), miss('колбаса')], '2026-11-27', anyWord)
  expect(searchesFrom(folders)).toMatchObject([
    { text: 'жвачка', visitors: 6, last: '2026-11-27', instead: { узи: 6 } },
    { text: 'колбаса', visitors: 3 },
  ])
})

test('addresses, too, without rare ones and those that the report asks for itself', () => {
  const missing = { answer: 'missing', to: null } as const
  const [one = '', two = ''] = folders
  addAsked(
    askedIn(one),
    [
      { path: '/uslugi', ...missing, count: 2 },
      { path: '/nothing', ...missing, count: 50 },
      { path: '/rare', ...missing, count: 2 },
    ],
    '2026-11-20',
  )
  addAsked(
    askedIn(two),
    [{ path: '/uslugi', answer: 'moved', to: '/services/top', count: 3 }],
    '2026-11-27',
  )
  expect(askedFrom(folders)).toEqual([
    {
      path: '/uslugi',
      answer: 'moved',
      to: '/services/top',
      count: 5,
      since: '2026-11-20',
      last: '2026-11-27',
    },
  ])
})
