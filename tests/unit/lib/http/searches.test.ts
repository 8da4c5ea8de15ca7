/** Searches without hits: what of them is counted, and what is stored. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToBook, bookIn, readBook } from '@/lib/http/searches/book'
import { mayBeKept } from '@/lib/http/searches/kept'
import { type Miss, Misses, settledAfter } from '@/lib/http/searches/misses'
import { noteSearch, writeSearches } from '@/lib/http/searches/note'

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
    expect(misses.settle(settledAfter)).toMatchObject([
      { locale: 'kk', text: 'сағыз', instead: null },
    ])
  })
})

describe('what may be kept (B242)', () => {
  /** How many visitors are counted of each question, each asked by one visitor and settled at once. */
  function countsOf(visitors: readonly string[], text: string, instead?: string) {
    const misses = new Misses()
    return visitors.flatMap((visitor, index) => {
      const at = index * 2 * settledAfter
      misses.note(visitor, 'ru', text, 0, at)
      if (instead) misses.note(visitor, 'ru', instead, 5, at)
      return misses
        .settle(at + settledAfter)
        .map(({ visitors: of, insteadVisitors }) => [of, insteadVisitors])
    })
  }

  test('nothing before three visitors asked for it, however often one of them does', () => {
    expect(countsOf(['a', 'b', 'a', 'a'], 'жвачка')).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(countsOf(['a', 'b', 'c', 'd'], 'жвачка').map(([of]) => of)).toEqual([0, 0, 3, 1])
  })

  test('what was searched for instead by the same measure', () => {
    expect(countsOf(['a', 'b', 'c'], 'жвачка', 'узи').at(-1)).toEqual([3, 3])
    expect(countsOf(['a', 'b', 'c'], 'жвачка', 'узи Айгуль').at(-1)).toEqual([3, 0])
  })

  test('a name or a number never is, whoever asks for it', () => {
    expect(countsOf(['a', 'b', 'c'], 'мырзакельдиева шизофрения').at(-1)).toEqual([0, 0])
  })

  // Of people who are not in any table, of cases, of Latin letters; and digits of any kind.
  test.each([
    ...['Запишите меня +7 (701) 123-45-67', 'ИИН 900101300123', 'витамин B12', 'впч ۱۶'],
    ...['aigul@mail.kz справка', 'Мырзакельдиева шизофрения', 'шизофрения Мырзакельдиевой'],
    ...['Иванов', 'Петренко психиатр', 'к Айгүл', 'Айгули', 'ким роман', 'Серікқызы', 'ivanova'],
    ...['Дариға', 'Оспан Раушан геморрой', 'Гүлсім', 'Ерназара', 'Зульфии', 'Марии'],
    ...['Aigul гинеколог', 'Асқарұлы', 'Токаевский', 'Пушкину', 'Нурмагамбетович', '', '—'],
  ])('«%s» is not', question => {
    expect(mayBeKept(question)).toBe(false)
  })

  test.each([
    ...['жвачка', 'магний', 'посев', 'чистка зубов', 'узи сосудов', 'прокальцитонин', 'инсулин'],
    ...['гиалуроновая кислота', 'ангина', 'ботокс', 'мазок из зева', 'капельница', 'сағыз'],
    ...['кровь из вены', 'щитовидка', 'botox', 'склеротерапия вен', 'тіс тазалау', 'логопед'],
  ])('«%s» is', question => {
    expect(mayBeKept(question)).toBe(true)
  })
})

describe('the file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'searches-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const miss = (text: string, visitors = 3, instead: string | null = null): Miss => ({
    locale: 'ru',
    text,
    visitors,
    instead,
    insteadVisitors: instead ? visitors : 0,
  })

  test('adds up visitors and what they searched for instead, the most asked first', () => {
    const file = bookIn(join(folder, 'new'))
    addToBook(file, [miss('колбаса'), miss('жвачка', 3, 'узи')], '2026-11-26')
    addToBook(file, [miss('жвачка', 1, 'узи'), miss('жвачка', 1)], '2026-11-27')
    expect(readBook(file)).toEqual([
      { locale: 'ru', text: 'жвачка', visitors: 5, last: '2026-11-27', instead: { узи: 4 } },
      { locale: 'ru', text: 'колбаса', visitors: 3, last: '2026-11-26', instead: {} },
    ])
  })

  test('B242: forgets what is older than 90 days, and what an earlier release kept', () => {
    const file = bookIn(folder)
    const entry = (text: string, visitors: number, last: string) => ({
      ...{ locale: 'ru', text, visitors, last },
      instead: { сейдахметов: 9, узи: 3, мрт: 1 },
    })
    const before = [
      entry('старое', 9, '2026-08-28'),
      entry('капельница', 9, '2026-08-29'),
      entry('редкое', 2, '2026-11-26'),
      entry('мырзакельдиева шизофрения', 9, '2026-11-26'),
    ]
    writeFileSync(file, JSON.stringify(before))
    addToBook(file, [], '2026-11-27')
    expect(readBook(file)).toEqual([
      { ...entry('капельница', 9, '2026-08-29'), instead: { узи: 3 } },
    ])
  })

  test('keeps five hundred, and starts anew when it is damaged', () => {
    const file = bookIn(folder)
    const letters = (index: number) => [...`${index}`].map(digit => 'абвгдежзик'[Number(digit)])
    const many = Array.from({ length: 600 }, (_, index) => miss(`текст ${letters(index).join('')}`))
    addToBook(file, many, '2026-11-27')
    expect(readBook(file)).toHaveLength(500)
    writeFileSync(file, '{')
    expect(() => readBook(file)).toThrow(`${file} is damaged`)
    addToBook(file, [miss('жвачка')], '2026-11-27')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1)
  })
})

describe('when it is written', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'searches-'))
    process.env.DATA_DIR = folder
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    rmSync(folder, { recursive: true })
  })

  test('the last question of a day, too, and at the end of the process', () => {
    noteSearch('1.1.1.1', 'ru', 'жвачка', 0)
    noteSearch('2.2.2.2', 'ru', 'жвачка', 0)
    jest.advanceTimersByTime(30 * second)
    noteSearch('3.3.3.3', 'ru', 'жвачка', 0)
    jest.advanceTimersByTime(10 * settledAfter)
    expect(readBook(bookIn(folder))).toMatchObject([{ text: 'жвачка', visitors: 3 }])
    noteSearch('4.4.4.4', 'ru', 'жвачка', 0)
    writeSearches()
    expect(readBook(bookIn(folder))).toMatchObject([{ text: 'жвачка', visitors: 4 }])
  })
})
