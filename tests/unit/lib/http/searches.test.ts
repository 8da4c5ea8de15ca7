/** Searches without hits: what of them is counted, and what is stored. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { addToBook, bookIn, readBook } from '@/lib/http/searches/book'
import { mayBeKept } from '@/lib/http/searches/kept'
import { type Miss, Misses, settledAfter } from '@/lib/http/searches/misses'
import { noteSearch, writeSearches } from '@/lib/http/searches/note'
import { anyWord } from '@/tests/support/known-words'

type Question = readonly [text: string, hits: number, visitor?: string]

const second = 1000
/** Those that come with the site. */
const { words } = searchLexicon()

/** One question a second, in Russian, and a minute of silence. */
function missesOf(...questions: readonly Question[]): readonly string[] {
  const misses = new Misses(words)
  const found = questions.flatMap(([text, hits, visitor = 'a'], index) =>
    misses.note(visitor, 'ru', text, hits, index * second),
  )
  found.push(...misses.settle(questions.length * second + settledAfter))
  return found.map(({ text, instead }) => (instead === null ? text : `${text} → ${instead}`))
}

describe('what is counted', () => {
  test('the complete word, not its beginnings', () => {
    expect(missesOf(['морож', 0], ['морожено', 0], ['мороженое', 0])).toEqual(['мороженое'])
  })

  test('the complete word while it is deleted again', () => {
    expect(missesOf(['мороженое', 0], ['морож', 0], ['мо', 3])).toEqual(['мороженое'])
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
    expect(missesOf(['мороженое', 0], ['пылесос', 0], ['узи', 5])).toEqual([
      'мороженое',
      'пылесос → узи',
    ])
  })

  test('once a visitor', () => {
    const asked: readonly Question[] = [
      ['мороженое', 0],
      ['пылесос', 0],
      ['мороженое', 0],
      ['пылесос', 0],
    ]
    expect(missesOf(...asked, ['мороженое', 0, 'b'])).toEqual(['мороженое', 'пылесос', 'мороженое'])
  })

  test('nothing before a minute of silence', () => {
    const misses = new Misses(words)
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
    const misses = new Misses(words)
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
    expect(countsOf(['a', 'b', 'a', 'a'], 'мороженое')).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(countsOf(['a', 'b', 'c', 'd'], 'мороженое').map(([of]) => of)).toEqual([0, 0, 3, 1])
  })

  test('what was searched for instead by the same measure', () => {
    expect(countsOf(['a', 'b', 'c'], 'мороженое', 'узи').at(-1)).toEqual([3, 3])
    expect(countsOf(['a', 'b', 'c'], 'мороженое', 'узи Айгуль').at(-1)).toEqual([3, 0])
  })

  test('a name or a number never is, whoever asks for it', () => {
    expect(countsOf(['a', 'b', 'c'], 'мырзакельдиева шизофрения').at(-1)).toEqual([0, 0])
  })

  // Of people who are in no list, of cases, of Latin letters; and digits of any kind.
  test.each([
    ...['Запишите меня +7 (701) 123-45-67', 'ИИН 900101300123', 'витамин B12', 'впч ۱۶'],
    ...['aigul@mail.kz справка', 'Мырзакельдиева шизофрения', 'шизофрения Мырзакельдиевой'],
    ...['Иванов', 'Петренко психиатр', 'к Айгүл', 'Айгули', 'ким роман', 'Серікқызы', 'ivanova'],
    ...['Дариға', 'Оспан Раушан геморрой', 'Гүлсім', 'Ерназара', 'Зульфии', 'Марии'],
    ...['джонсон', 'Мюллер', 'сергеич', 'Гонсалес геморрой', 'Wilson', 'Розенберг'],
    ...['Aigul гинеколог', 'Асқарұлы', 'Токаевский', 'Пушкину', 'Нурмагамбетович', '', '—'],
  ])('«%s» is not', question => {
    expect(mayBeKept(question, words)).toBe(false)
  })

  test.each([
    ...['мороженое', 'магний', 'посев', 'чистка зубов', 'узи сосудов', 'психотерапия', 'инсулин'],
    ...['гиалуроновая кислота', 'ангина', 'ботокс', 'мазок из зева', 'капельница', 'ұйқы'],
    ...['кровь из вены', 'щитовидка', 'склеротерапия вен', 'тіс тазалау', 'логопед'],
  ])('«%s» is', question => {
    expect(mayBeKept(question, words)).toBe(true)
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
    addToBook(file, [miss('пылесос'), miss('мороженое', 3, 'узи')], '2026-11-26', words)
    addToBook(file, [miss('мороженое', 1, 'узи'), miss('мороженое', 1)], '2026-11-27', words)
    expect(readBook(file)).toEqual([
      { locale: 'ru', text: 'мороженое', visitors: 5, last: '2026-11-27', instead: { узи: 4 } },
      { locale: 'ru', text: 'пылесос', visitors: 3, last: '2026-11-26', instead: {} },
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
    addToBook(file, [], '2026-11-27', words)
    expect(readBook(file)).toEqual([
      { ...entry('капельница', 9, '2026-08-29'), instead: { узи: 3 } },
    ])
  })

  test('keeps five hundred, and starts anew when it is damaged', () => {
    const file = bookIn(folder)
    const letters = (index: number) => [...`${index}`].map(digit => 'абвгдежзик'[Number(digit)])
    const many = Array.from({ length: 600 }, (_, index) => miss(`текст ${letters(index).join('')}`))
    addToBook(file, many, '2026-11-27', anyWord)
    expect(readBook(file)).toHaveLength(500)
    writeFileSync(file, '{')
    expect(() => readBook(file)).toThrow(`${file} is damaged`)
    addToBook(file, [miss('мороженое')], '2026-11-27', words)
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
    noteSearch('1.1.1.1', 'ru', 'мороженое', 0, words)
    noteSearch('2.2.2.2', 'ru', 'мороженое', 0, words)
    jest.advanceTimersByTime(30 * second)
    noteSearch('3.3.3.3', 'ru', 'мороженое', 0, words)
    jest.advanceTimersByTime(10 * settledAfter)
    expect(readBook(bookIn(folder))).toMatchObject([{ text: 'мороженое', visitors: 3 }])
    noteSearch('4.4.4.4', 'ru', 'мороженое', 0, words)
    writeSearches()
    expect(readBook(bookIn(folder))).toMatchObject([{ text: 'мороженое', visitors: 4 }])
  })
})
