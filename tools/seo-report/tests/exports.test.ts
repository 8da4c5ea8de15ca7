/** Exports of Search Console, Webmaster and Metrica, as they are downloaded and as people save them. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportsIn } from '../exports/folder'
import { joinCitations, joinExports, joinQueries } from '../exports/join'
import { numberIn } from '../exports/numbers'
import { readExport } from '../exports/read'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (file: string, text: string) => readExport(file, bytes(text))
const seen = { query: null, visits: null, leads: null, citations: null }

describe('a file', () => {
  test.each([
    ['Pages.csv', 'Top pages,Clicks,Impressions,CTR,Position'],
    ['Страницы.csv', 'Популярные страницы,Клики,Показы,CTR,Позиция'],
    ['Страницы (1).csv', '\uFEFFСамые популярные страницы;Клики;Показы;CTR;Позиция'],
    ['google.csv', 'Страница\tКлики\tПоказы\tCTR\tСредняя позиция'],
  ])('of Search Console: %s, %s', (file, heads) => {
    const separator = /[;\t]/.exec(heads)?.[0] ?? ','
    const line = ['https://clinic.example/a', '12', '3456', '0.35%', '7.25'].join(separator)
    expect(read(file, `${heads}\r\n${line}\r\n`)).toEqual({
      service: 'google',
      lines: [
        {
          address: 'https://clinic.example/a',
          clicks: 12,
          impressions: 3456,
          position: 7.25,
          ...seen,
        },
      ],
    })
  })

  test.each([
    ['yandex-2026-11.csv', 'URL;Показы;Клики;CTR, %;Средняя позиция показа'],
    ['Вебмастер.csv', 'Путь;Показы;Клики;CTR;Позиция'],
    ['webmaster.csv', 'Path;Impressions;Clicks;CTR;Average position'],
    ['clinic.example_1.csv', 'Path;Impressions;Clicks;CTR %;Avg. position;Dates range'],
  ])('of Webmaster: %s, %s', (file, heads) => {
    expect(read(file, `${heads}\n/a;1 234;5;0,4;12,5\n`)).toEqual({
      service: 'yandex',
      lines: [{ address: '/a', clicks: 5, impressions: 1234, position: 12.5, ...seen }],
    })
  })

  test('of Metrica, with what stands above the headings, levels, totals and several goals', () => {
    const text = [
      '"Отчёт за период с 2026-10-27 по 2026-11-26"',
      '',
      '"Страница входа, ур. 1","Страница входа","Визиты","Посетители","Отказы","Целевые визиты (form_submit)","Целевые визиты (call_click)","Достижения цели (form_submit)","Конверсия (form_submit)"',
      '"Итого и средние","","150","120","20","6","4","9","4"',
      '"https://clinic.example/","https://clinic.example/a?utm_source=x","100","90","20.5","3","2","7","3"',
    ].join('\n')
    expect(read('report.csv', text)).toEqual({
      service: 'metrika',
      lines: [
        {
          address: 'https://clinic.example/a?utm_source=x',
          query: null,
          citations: null,
          clicks: null,
          impressions: null,
          position: null,
          visits: 100,
          leads: 5,
        },
      ],
    })
  })

  test('of Metrica in English, without goals', () => {
    expect(read('x.csv', 'Landing page,Sessions,Users\nclinic.example/a,7,6\n')).toMatchObject({
      service: 'metrika',
      lines: [{ address: 'clinic.example/a', visits: 7, leads: null }],
    })
  })

  test('of Excel: Windows’ Cyrillic, and Unicode text', () => {
    const heads = 'Популярные страницы;Клики;Показы\n/a;1;2\n'
    const cyrillic = Uint8Array.from(heads, each => {
      const code = each.codePointAt(0) ?? 0
      return code < 0x80 ? code : code - 0x410 + 0xc0
    })
    const unicode = Buffer.from(`\uFEFF${heads.replaceAll(';', '\t')}`, 'utf16le')
    const swapped = Buffer.from(unicode).swap16()
    for (const each of [cyrillic, unicode, swapped]) {
      expect(readExport('p.csv', each)).toMatchObject({ service: 'google', lines: [{ clicks: 1 }] })
    }
  })

  test.each([
    ['a.csv', 'Страна,Клики,Показы\nКазахстан,1,2\n', 'another'],
    ['a.csv', 'Häufigste Seiten,Klicks,Impressionen\n/a,1,2\n', 'headings'],
    ['a.csv', 'Top pages,Last 28 days Clicks,Previous 28 days Clicks\n/a,1,2\n', 'periods'],
    ['a.csv', 'Path,Dates range,Clicks\n/a,1–31 Oct,1\n/a,1–30 Nov,2\n', 'periods'],
    ['a.csv', 'Поисковая фраза,Визиты\nузи,1\n', 'headings'],
    ['a.csv', 'Запрос;Клики;Показы\nузи;1;2\n', 'whose'],
    ['a.csv', 'Страница;Клики;Показы\n/a;1;2\n', 'whose'],
    ['a.csv', 'Страница;Клики\n"/a;1\n', 'broken'],
    ['a.csv', '', 'headings'],
  ])('%s that says %j is not read: %s', (file, text, problem) => {
    expect(read(file, text)).toEqual({ problem })
  })
})

test.each([
  ['1 234', true, 1234],
  ['1\u00a0234', true, 1234],
  ['1,234', true, 1234],
  ['1.234', true, 1234],
  ['1,234', false, 1.234],
  ['12,5', true, 12.5],
  ['1.234,5', false, 1234.5],
  ['1,234.5', false, 1234.5],
  ['0.35 %', false, 0.35],
  ['-', true, null],
  ['', true, null],
  ['00:03:45', true, null],
])('%j (whole: %s) is %s', (cell, whole, value) => {
  expect(numberIn(cell, whole)).toBe(value)
})

describe('the join', () => {
  const line = { ...seen, clicks: null, impressions: null, position: null }

  test('a page has the sum of its addresses, places weighted by how often they were seen', () => {
    const google = [
      { ...line, address: 'https://clinic.example/a', clicks: 1, impressions: 30, position: 4 },
      {
        ...line,
        address: 'https://www.clinic.example/a/?x=1#b',
        clicks: 2,
        impressions: 10,
        position: 8,
      },
      { ...line, address: 'https://clinic.example/b', clicks: 0, impressions: 0, position: 0 },
    ]
    const metrika = [
      { ...line, address: '/a', visits: 9, leads: 2 },
      { ...line, address: 'https://clinic.example/kk/analysis/list/-', visits: 500, leads: 50 },
    ]
    const all = joinExports([
      { service: 'google', lines: google },
      { service: 'metrika', lines: metrika },
    ])
    expect(Object.fromEntries(all)).toEqual({
      '/a': {
        google: { clicks: 3, impressions: 40, position: 5 },
        yandex: null,
        visits: 9,
        leads: 2,
      },
      '/b': {
        google: { clicks: 0, impressions: 0, position: null },
        yandex: null,
        visits: null,
        leads: null,
      },
    })
  })

  test.each([
    ['https://clinic.example', '/'],
    ['clinic.example/kk/', '/kk'],
    ['/%D0%B0', '/а'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s is %s', (address, path) => {
    const all = joinExports([{ service: 'google', lines: [{ ...line, address }] }])
    expect([...all.keys()]).toEqual([path])
  })
})

test('queries of both engines are one, those with most clicks first', () => {
  const google =
    'Top queries,Clicks,Impressions,CTR,Position\nУЗИ почек,3,100,3%,4.5\nлор,1,9,1%,8\n'
  const webmaster = 'Запрос;Показы;Клики;CTR, %;Позиция\nлор;200;7;3,5;2,5\nузи почек;50;1;2;9\n'
  const readings = [read('Queries.csv', google), read('Вебмастер запросы.csv', webmaster)]
  expect(joinQueries(readings.flatMap(each => ('service' in each ? each : [])))).toEqual([
    {
      text: 'лор',
      google: { clicks: 1, impressions: 9, position: 8 },
      yandex: { clicks: 7, impressions: 200, position: 2.5 },
    },
    {
      text: 'узи почек',
      google: { clicks: 3, impressions: 100, position: 4.5 },
      yandex: { clicks: 1, impressions: 50, position: 9 },
    },
  ])
})

test('Webmaster’s watched queries, with columns of each day, are added up', () => {
  const day = (date: string) =>
    ['demand', 'shows', 'position', 'clicks'].map(each => `${date}_${each}`).join(',')
  const text = `Indicator,${day('2026-11-01')},${day('2026-11-02')}\nузи,99,10,5,1,99,30,3,4\n`
  const reading = read('clinic.example.csv', text)
  expect(joinQueries('service' in reading ? [reading] : [])).toEqual([
    { text: 'узи', google: null, yandex: { clicks: 5, impressions: 40, position: 3.5 } },
  ])
})

test('what Bing says of answers is counted apart from visitors', () => {
  const pages = 'Page,Citations\nhttps://clinic.example/kk/,12\nhttps://clinic.example/a?x=1,30\n'
  const queries = 'Grounding queries,Citations\nклиника алматы узи,25\n'
  const readings = [read('pages.csv', pages), read('queries.csv', queries)].flatMap(each =>
    'service' in each ? each : [],
  )
  expect(readings.map(({ service }) => service)).toEqual(['bing', 'bing'])
  expect(joinCitations(readings)).toEqual([
    { what: 'page', text: '/a', citations: 30 },
    { what: 'query', text: 'клиника алматы узи', citations: 25 },
    { what: 'page', text: '/kk', citations: 12 },
  ])
  expect(joinExports(readings).size).toBe(0)
  expect(joinQueries(readings)).toEqual([])
})

describe('the folder', () => {
  const origin = 'https://clinic.example'
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'exports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is read with its folders, and says what was not read', () => {
    mkdirSync(join(folder, 'archive'))
    writeFileSync(join(folder, 'archive', 'Pages.csv'), 'Top pages,Clicks,Impressions\n/a,1,2\n')
    writeFileSync(join(folder, 'archive', 'Queries.csv'), 'Top queries,Clicks\nузи,1\n')
    writeFileSync(join(folder, 'archive', 'Страны.csv'), 'Страна,Клики\nКазахстан,1\n')
    writeFileSync(join(folder, 'notes.docx'), 'x')
    writeFileSync(join(folder, 'archive', 'Seiten.csv'), 'Häufigste Seiten,Klicks\n/a,1\n')
    writeFileSync(join(folder, 'clinic.example-Performance.zip'), 'x')
    const { files, brings } = exportsIn(folder, origin)
    expect(files).toEqual([
      { name: 'archive/Pages.csv', service: 'google', problem: null, pages: 1 },
      { name: 'archive/Queries.csv', service: 'google', problem: null, pages: 1 },
      { name: 'archive/Seiten.csv', service: null, problem: 'headings', pages: 0 },
      { name: 'clinic.example-Performance.zip', service: null, problem: 'format', pages: 0 },
    ])
    expect([...brings.keys()]).toEqual(['/a'])
  })

  test('counts the newest table of a kind alone, and names the others (B1490)', () => {
    const write = (name: string, day: number, text: string) => {
      writeFileSync(join(folder, name), text)
      utimesSync(join(folder, name), day, day)
    }
    write('Страницы.csv', 2, 'Популярные страницы,Клики\n/a,5\n')
    write('Страницы (1).csv', 1, 'Популярные страницы,Клики\n/a,4\n/gone,9\n')
    write('Запросы.csv', 1, 'Популярные запросы,Клики\nузи,3\n')
    write('yandex.csv', 1, 'Путь;Клики\n/a;7\n')
    const { files, brings, queries } = exportsIn(folder, origin)
    expect(files.flatMap(({ name, problem }) => (problem ? [[name, problem]] : []))).toEqual([
      ['Страницы (1).csv', 'older'],
    ])
    expect([...brings]).toMatchObject([['/a', { google: { clicks: 5 }, yandex: { clicks: 7 } }]])
    expect(queries).toMatchObject([{ text: 'узи', google: { clicks: 3 } }])
  })

  test('leaves out subdomains, which are other sites (B1490)', () => {
    const heads = 'Top pages,Clicks\n'
    const lines = ['https://lk.clinic.example/,50', 'https://www.clinic.example/,5', '/b,1']
    writeFileSync(join(folder, 'Pages.csv'), heads + lines.join('\n'))
    const { files, brings } = exportsIn(folder, origin)
    expect(files).toMatchObject([{ problem: 'hosts', pages: 2 }])
    expect([...brings]).toMatchObject([
      ['/', { google: { clicks: 5 } }],
      ['/b', { google: { clicks: 1 } }],
    ])
  })

  test('is there when it is named', () => {
    expect(() => exportsIn(join(folder, 'none'), origin)).toThrow(join(folder, 'none'))
    expect(exportsIn(undefined, origin).files).toEqual([])
  })
})
