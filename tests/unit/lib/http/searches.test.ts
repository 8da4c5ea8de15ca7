/** Searches without hits: what of them is counted, and what is stored. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToBook, bookIn, readBook } from '@/lib/http/searches/book'
import { impersonal, type Miss, Misses, settledAfter } from '@/lib/http/searches/misses'

type Question = readonly [text: string, hits: number, visitor?: string]

const second = 1000

/** One question a second, in Russian, and a minute of silence. */
function missesOf(...questions: readonly Question[]): readonly string[] {
  const misses = new Misses()
  const found = questions.flatMap(([text, hits, visitor = 'a'], index) =>
    misses.note(visitor, 'ru', text, hits, index * second),
  )
  found.push(...misses.settle(questions.length * second + settledAfter))
  return found.map(({ text, instead }) => (instead === null ? text : `${text} → ${instead}`))
}

describe('what is counted', () => {
  test('the complete word, not its beginnings', () => {
    expect(missesOf(['жва', 0], ['жвачк', 0], ['жвачка', 0])).toEqual(['жвачка'])
  })

  test('the complete word while it is deleted again', () => {
    expect(missesOf(['жвачка', 0], ['жвач', 0], ['жв', 3])).toEqual(['жвачка'])
  })

  test('nothing where the next letters lead to hits', () => {
    expect(missesOf(['фирр', 0], ['фирритин', 1])).toEqual([])
  })

  test('what was searched for instead, as far as it was typed', () => {
    expect(missesOf(['магний б6', 0], ['маг', 0], ['витам', 9], ['витамин b6', 1])).toEqual([
      'магний б6 → витамин b6',
    ])
  })

  test('the next miss as another one', () => {
    expect(missesOf(['жвачка', 0], ['колбаса', 0], ['узи', 5])).toEqual(['жвачка', 'колбаса → узи'])
  })

  test('once a visitor', () => {
    const asked: readonly Question[] = [
      ['жвачка', 0],
      ['колбаса', 0],
      ['жвачка', 0],
      ['колбаса', 0],
    ]
    expect(missesOf(...asked, ['жвачка', 0, 'b'])).toEqual(['жвачка', 'колбаса', 'жвачка'])
  })

  test('nothing before a minute of silence', () => {
    const misses = new Misses()
    misses.note('a', 'kk', 'сағыз', 0, 0)
    expect(misses.settle(settledAfter - 1)).toEqual([])
    expect(misses.settle(settledAfter)).toEqual([{ locale: 'kk', text: 'сағыз', instead: null }])
  })
})

test.each([
  ['Запишите меня +7 (701) 123-45-67', 'запишите меня'],
  ['8 701 1234567 перезвоните', 'перезвоните'],
  ['ИИН 900101300123', 'иин'],
  ['aigul@mail.kz справка', 'справка'],
  ['витамин B12', 'витамин b12'],
  ['впч 16 18', 'впч 16 18'],
])('«%s» is stored as «%s»', (question, stored) => {
  expect(impersonal(question)).toBe(stored)
})

describe('the file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'searches-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const miss = (text: string, instead: string | null = null): Miss => ({
    locale: 'ru',
    text,
    instead,
  })

  test('adds up visitors and what they searched for instead, the most asked first', () => {
    const file = bookIn(join(folder, 'new'))
    addToBook(file, [miss('колбаса'), miss('жвачка', 'узи')], '2026-11-26')
    addToBook(file, [miss('жвачка', 'узи'), miss('жвачка')], '2026-11-27')
    expect(readBook(file)).toEqual([
      { locale: 'ru', text: 'жвачка', visitors: 3, last: '2026-11-27', instead: { узи: 2 } },
      { locale: 'ru', text: 'колбаса', visitors: 1, last: '2026-11-26', instead: {} },
    ])
  })

  test('keeps five hundred, and starts anew when it is damaged', () => {
    const file = bookIn(folder)
    const many = Array.from({ length: 600 }, (_, index) =>
      miss(`текст ${'я'.repeat(index % 50)}${index}`),
    )
    addToBook(file, many, '2026-11-27')
    expect(readBook(file)).toHaveLength(500)
    writeFileSync(file, '{')
    expect(() => readBook(file)).toThrow(`${file} is damaged`)
    addToBook(file, [miss('жвачка')], '2026-11-27')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1)
  })
})
