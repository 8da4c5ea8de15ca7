/** Price lists in the shapes that programs and people give them: each comes in, or says what to do. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { reportLines } from '@/lib/clinic/files/report'
import {
  archive,
  numberCell,
  priceListParts,
  rowOf,
  sheetOf,
  textCell,
} from '@/tests/support/workbooks'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  process.env.CONTENT_DIR = dir
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (...lines: readonly string[]) =>
  writeFileSync(join(dir, 'analyses.csv'), lines.join('\n'))
const site = () => new RecordFiles(new LastGoodFiles(join(dir, 'kept')))

function loaded(files?: RecordFiles) {
  const { records, findings, notes } = loadRecords(files)
  const sections = new Map(records.analysisCategories.map(({ id, name }) => [id, name.ru]))
  const rows = records.analyses.map(({ category_analysis_id: id, name, price }) =>
    [id === null ? '' : sections.get(id), name.ru, price ?? '—'].join(' | '),
  )
  return { rows, wrong: reportLines(findings, 'ru'), notes: reportLines(notes, 'ru') }
}

function shape(name: string) {
  cpSync(join('tests/support/price-lists', `${name}.csv`), join(dir, 'analyses.csv'))
  return loaded()
}

const containing = (...texts: readonly string[]) =>
  expect.arrayContaining(texts.map(text => expect.stringContaining(text)))

test('sections, totals, remarks and signatures of two columns are told apart, and named (B284)', () => {
  const { rows, wrong, notes } = shape('two-columns')
  expect(wrong).toEqual([])
  expect(rows).toEqual([
    ...['Биохимия | Глюкоза | 900', 'Биохимия | Креатинин | —', 'Биохимия | Мочевина | 1000'],
    ...['Биохимия | АЛТ | 950'],
    ...['Гормоны | ТТГ | 1800', 'Гормоны | Т4 свободный | 1900', 'Гормоны | Пролактин | 2000'],
  ])
  expect(notes).toEqual(
    containing(
      'разделы (2): Биохимия, Гормоны — если это разделы, ничего делать не нужно; если среди них есть анализ или услуга без цены, впишите в ячейку цены «по запросу»',
      'строка 4: названия без цены (1), в скобках строка: Креатинин (4) — если это анализы или услуги с ценой по запросу, ничего делать не нужно: так они и показаны; если среди них есть раздел, поставьте после его названия двоеточие',
      'итоги (1), например "Итого 8550"',
      'пояснения и подписи (3), например "Сдаётся натощак, до 10:00"',
    ),
  )
})

describe('several prices of a row have names (B1221)', () => {
  const prices = (language: 'ru' | 'kk' = 'ru') => {
    const { analyses, services } = loadRecords().records
    return [...analyses, ...services].map(({ name, price, price_kind, prices }) => [
      ...[name.ru, price, price_kind],
      prices?.map(each => [each.name[language], each.price, each.price_kind].join(' ').trim()),
    ])
  }
  const none = undefined

  test('in two columns below one heading', () => {
    expect(shape('adults-and-children').wrong).toEqual([])
    expect(prices()).toEqual([
      ['Приём терапевта', 7000, 'from', ['Взрослым 8000', 'Детям 7000']],
      ['Приём невролога', 8000, 'from', ['Взрослым 9000', 'Детям 8000']],
    ])
  })

  test.each([
    ['Цена резидентам;Цена нерезидентам', '8000;12 000', 'Резидентам 8000', 'Нерезидентам 12000'],
    [
      'Цена, тг (будни);Цена, тг (выходные и праздники)',
      '800;1200',
      'В будни 800',
      'В выходные 1200',
    ],
    ['Первичный;Повторный', '9000;от 6000', 'Первичный приём 9000', 'Повторный приём 6000 from'],
    [
      'Стоимость для граждан РК;Стоимость для иностранных граждан',
      '1;2',
      'Резидентам 1',
      'Нерезидентам 2',
    ],
    ['Стоимость взрослые/дети, тг;', '8000 / бесплатно;', 'Взрослым 8000', 'Детям  free'],
    ['Дети (тенге);Взрослые (тенге)', '700;800', 'Взрослым 800', 'Детям 700'],
    ['Балаларға бағасы;Ересектерге бағасы', '700;800', 'Взрослым 800', 'Детям 700'],
    ['Бағасы: балалар / дети;Бағасы: ересектер / взрослые', '700;;', 'Взрослым', 'Детям 700'],
  ])('%s', (heads, cells, ...named) => {
    write(
      `Услуга;${heads.replace(/;$/, '')}`,
      `УЗИ;${cells.replace(/;+$/, cells.endsWith(';;') ? ';' : '')}`,
    )
    expect(loaded().wrong).toEqual([])
    expect(prices().map(([, , , named]) => named)).toEqual([named])
  })

  test('of a table of services, in Kazakh, below a heading that is merged', () => {
    writeFileSync(
      join(dir, 'services.csv'),
      ['Қызмет атауы;Бағасы, тг;', ';жұмыс күндері;демалыс күндері', 'УДЗ;5000;6000'].join('\n'),
    )
    expect(loaded().wrong).toEqual([])
    expect(prices('kk')).toEqual([
      ['УДЗ', 5000, 'from', ['Жұмыс күндері 5000', 'Демалыс күндері 6000']],
    ])
  })

  test('what is the same for all needs no name, and a cell that is no price is named', () => {
    write('Услуга;Взрослые;Дети', 'УЗИ;5000;5000', 'ЭКГ;4000;4500', 'Холтер;9000;девять')
    const { wrong } = loaded()
    expect(prices()).toEqual([
      ['УЗИ', 5000, none, none],
      ['ЭКГ', 4000, 'from', ['Взрослым 4000', 'Детям 4500']],
    ])
    expect(wrong).toEqual([expect.stringMatching(/строка 4.*«Цена для детей».*"девять"/)])
  })

  test.each(['Цена взрослые;Цена со скидкой', 'Цена дети;Цена для детей'])(
    '%s: the clinic is asked which is which',
    heads => {
      write(`Услуга;${heads}`, `УЗИ${';5000'.repeat(heads.split(';').length)}`)
      const { rows, wrong } = loaded()
      expect(rows).toEqual([])
      expect(wrong).toEqual([expect.stringContaining('несколько столбцов с ценой')])
    },
  )
})

test('cells that Google merged hold for the rows below, in every column (B287)', () => {
  const { rows, wrong, notes } = shape('google-merged')
  expect(wrong).toEqual([])
  expect(rows.map(row => row.split(' | ')[0])).toEqual([
    ...['Гематология', 'Гематология', 'Гематология'],
    ...['Биохимия', 'Биохимия', 'Биохимия', 'Биохимия', 'Моча', 'Моча'],
  ])
  expect(loadRecords().records.analyses.map(each => `${each.sample} ${each.result_days}`)).toEqual([
    ...['blood 1', 'blood 1', 'blood 1', 'blood 2', 'blood 2', 'blood 2', 'blood 2'],
    ...['urine 1', 'urine 1'],
  ])
  expect(notes).toEqual(containing('пустые ячейки под заполненными, строк: 6'))
})

test('a material that only some rows have is not that of the others (B287)', () => {
  const rows = ['Кровь;ОАК;Кровь;1', 'Кровь;СОЭ;;1', 'Мазки;Флора;;1', 'Мазки;ПЦР;;1']
  write('Раздел;Анализ;Материал;Цена', ...rows)
  expect(loadRecords().records.analyses.map(({ sample }) => sample)).toEqual([
    ...['blood', null, null, null],
  ])
})

test('blood is drawn where its column says so, and in a table without the column where the sample is blood (B1510)', () => {
  const drawn = () => loadRecords().records.analyses.map(each => each.bloodTestIncluded)
  write('Анализ;Материал;Цена', 'ОАК;Кровь;1', 'ОАМ;Моча;1')
  expect(drawn()).toEqual([true, false])
  write('Анализ;Материал;Взятие крови;Цена', 'ОАК;Кровь;;1', 'ТТГ;Кровь;да;1')
  expect(drawn()).toEqual([false, true])
})

test('numbers, footnotes, words for prices, totals and a phone are not what a patient sees (B284)', () => {
  const { rows, wrong, notes } = shape('roman-and-footnotes')
  expect(wrong).toEqual([])
  expect(rows).toEqual([
    ...['ОБЩЕКЛИНИЧЕСКИЕ ИССЛЕДОВАНИЯ | Копрограмма | 1500'],
    ...['ОБЩЕКЛИНИЧЕСКИЕ ИССЛЕДОВАНИЯ | Пролактин | 2101'],
    ...['ОБЩЕКЛИНИЧЕСКИЕ ИССЛЕДОВАНИЯ | Снятие швов | —', 'ГОРМОНЫ | ТТГ | —'],
    ...['ГОРМОНЫ | Кортизол | —', 'ГОРМОНЫ | Эстрадиол | 3200'],
  ])
  expect(notes).toEqual(
    containing(
      ...['знаки сносок, строк: 3', 'цены нет, строк: 2'],
      'строки 13, 14, 15: пояснения и подписи (3)',
      ...['цены с тиынами, строк: 1', 'пояснения и подписи (3)', 'итоги (1)'],
    ),
  )
})

test('letters that number columns, footnotes and dashes for a price are none of these (B284)', () => {
  write(
    ...['Анализ;Срок;Цена', 'А;Б;В', 'Кровь:;;', 'ОАК;1;1 800', 'СОЭ²;1;---'],
    ...[';;', '² без взятия крови;;', 'ТТГ;1;1 900'],
  )
  expect(loaded()).toMatchObject({
    rows: ['Кровь | ОАК | 1800', 'Кровь | СОЭ | —', 'Кровь | ТТГ | 1900'],
    wrong: [],
  })
})

test('headings above each section are headings, and the first section stands above the first (B284)', () => {
  const { rows, wrong } = shape('repeated-headings')
  expect(wrong).toEqual([])
  expect(rows).toEqual([
    ...['Гематология | Общий анализ крови | 1800', 'Гематология | СОЭ | 900'],
    ...['Гормоны | ТТГ | 1800', 'Гормоны | Т3 свободный | 1900'],
  ])
})

test('headings in both languages are those of one column (B286)', () => {
  expect(shape('both-languages')).toMatchObject({
    rows: [' | УЗИ почек | 6000', ' | УЗИ сердца | 9000', ' | ЭКГ с расшифровкой | 4000'],
    wrong: [],
  })
})

test('a list in Kazakh alone comes in, and is shown in Kazakh with its sections (B1030)', () => {
  const { rows, wrong, notes } = shape('kazakh')
  expect(wrong).toEqual([])
  const general = 'ЖАЛПЫ КЛИНИКАЛЫҚ ЗЕРТТЕУЛЕР'
  expect(rows).toEqual([
    ...[`${general} | Қанның жалпы талдауы | 1800`, `${general} | Несептің жалпы талдауы | 1000`],
    ...['ГОРМОНДАР | Тиреотропты гормон | 1900', 'ГОРМОНДАР | Кортизол | —'],
  ])
  const { analyses, analysisCategories } = loadRecords().records
  expect(analyses.map(({ name }) => name.kk)).toEqual(analyses.map(({ name }) => name.ru))
  expect(analysisCategories.map(({ name }) => name.kk)).toEqual([general, 'ГОРМОНДАР'])
  expect(notes).toEqual(
    containing(
      'нет русского названия, строк: 4 — впишите его: пока его нет, на русских страницах стоит казахское',
    ),
  )
})

test.each([
  ['Атауы;Бағасы'],
  ['Медициналық қызметтің атауы;Бір қызметтің құны, тг'],
  ['Талдау;Бағасы (теңге)'],
  ['Бөлім атауы;Қызмет түрі;Бағасы'],
])('the Kazakh headings %s are known (B1030)', head => {
  const width = head.split(';').length
  write(head, [...Array.from({ length: width - 2 }, () => 'Қан'), 'Қант', '900'].join(';'))
  expect(loaded()).toMatchObject({
    rows: [expect.stringMatching(/ \| Қант \| 900$/)],
    wrong: [],
  })
})

describe('names in both languages in one cell are those of the pages of each (B1316)', () => {
  const names = () => loadRecords().records.analyses.map(({ name }) => [name.ru, name.kk])
  const parted = 'названия на двух языках в одной ячейке, строк: '

  test.each([
    ['Атауы / Наименование', 'ЭТЖ / СОЭ', 'Қант/Сахар', 'Глюкоза / Глюкоза', 'ТТГ', 'Несеп/Моча'],
    ['Услуга', 'СОЭ / ЭТЖ', 'Сахар/Қант', 'Глюкоза / Глюкоза', 'ТТГ', 'Моча/Несеп'],
  ])('%s', (head, ...cells) => {
    write(`${head};Цена`, ...cells.map(cell => `${cell};900`))
    expect(loaded()).toMatchObject({ wrong: [], notes: containing(`${parted}4`) })
    const kazakh = ['ЭТЖ', 'Қант', 'Глюкоза', '', 'Несеп']
    expect(names()).toEqual(
      ['СОЭ', 'Сахар', 'Глюкоза', 'ТТГ', 'Моча'].map((name, at) => [name, kazakh[at]]),
    )
  })

  test('parted by a break of the line in a workbook, with its sections', () => {
    const cell = (text: string) => textCell(text.replace('/', '&#10;'))
    const row = (name: string) => rowOf(cell(name), numberCell(900))
    const sheet = sheetOf(
      rowOf(cell('Атауы/Наименование'), cell('Бағасы/Цена')),
      ...[rowOf(cell('ҚАН/КРОВЬ')), row('ЭТЖ/СОЭ'), row('Қант/Сахар')],
    )
    const parts = priceListParts({ 'xl/worksheets/sheet1.xml': sheet })
    writeFileSync(join(dir, 'analyses.xlsx'), archive(parts))
    expect(loaded()).toMatchObject({
      rows: ['КРОВЬ | СОЭ | 900', 'КРОВЬ | Сахар | 900'],
      wrong: [],
    })
    expect(names().map(([, name]) => name)).toEqual(['ЭТЖ', 'Қант'])
  })

  test('strokes in names of one language part nothing', () => {
    write(
      'Анализ;Цена',
      'Витамин B9/B12;1',
      'АТ к ТПО / ТГ;2',
      'Альбумин/креатинин;3',
      'Қан / қант;4',
    )
    expect(loaded().notes.join()).not.toContain(parted)
    expect(names()[0]?.[0]).toBe('Витамин B9/B12')
  })
})

test.each([
  ['Услуга;Цена от', ['УЗИ;9 000', 'ЭКГ;по запросу'], ['УЗИ 9000 from', 'ЭКГ — onRequest']],
  ['Услуга;Цена, тг (от)', ['УЗИ;9000'], ['УЗИ 9000 from']],
  ['Услуга;Цена от;Цена до', ['УЗИ;9000;12000'], ['УЗИ 9000 from']],
  ['Услуга;Цена, USD;Цена, тг', ['УЗИ;20;9000'], ['УЗИ 9000 exact']],
  ['Услуга;Стоимость в рублях;Стоимость', ['УЗИ;1500;9000'], ['УЗИ 9000 exact']],
  ['Name;Price', ['УЗИ;9000'], ['УЗИ 9000 exact']],
  ['Исследование¹;Цена, тг ⁴', ['УЗИ⁵;9000'], ['УЗИ 9000 exact']],
])('the headings %s say what the prices below are (B1317)', (head, rows, read) => {
  write(head, ...rows)
  expect(loaded().wrong).toEqual([])
  expect(
    loadRecords().records.analyses.map(({ name, price, price_kind }) =>
      [name.ru, price ?? '—', price_kind ?? (price === null ? 'onRequest' : 'exact')].join(' '),
    ),
  ).toEqual(read)
})

test("what 1C's own form of a price list has for headings is known (B1317)", () => {
  write(
    ...['Прайс-лист;;;', 'Сформирован 01.11.2026;;;'],
    'Ценовая группа/ Номенклатура/ Характеристика номенклатуры;Код;Единица;Розничная',
    ...[';;;Цена, KZT', '01. Гематология;;;', 'СОЭ;00-00000124;усл;900'],
  )
  expect(loaded()).toMatchObject({ rows: ['Гематология | СОЭ | 900'], wrong: [] })
})

test.each([
  ['without a heading', ['Номенклатура;;Код;Цена', 'Гематология;;;']],
  ['headed alike', ['№;Ценовая группа / Номенклатура;;Цена', ';;Номенклатура;', ';Гематология;;']],
])('names in a column beside that of their groups, %s, are names (B1362)', (_, above) => {
  const isNumbered = above.length > 2
  write(
    ...above,
    isNumbered ? '1;;СОЭ;900' : ';СОЭ;123;900',
    isNumbered ? '2;;ОАК;1800' : ';ОАК;124;1800',
  )
  const rows = ['Гематология | СОЭ | 900', 'Гематология | ОАК | 1800']
  expect(loaded()).toMatchObject({ rows, wrong: [] })
})

test('a column without a heading beside names is none of them (B1362)', () => {
  write('Номенклатура;;Цена', 'СОЭ;срочно;900', ';ОАК;1800')
  expect(loaded().wrong).toEqual(containing('строка 3, столбец «Название»: пусто'))
})

test('prices in another currency are named in one line, also where the heading says so (B286)', () => {
  expect(shape('rubles')).toMatchObject({
    rows: [],
    wrong: [
      'analyses.csv, столбец «Цена»: "350 ₽" (строка 2), "200 руб." (строка 3), "250 RUB" (строка 4), "12 BYN" (строка 5), "230 руб" (строка 6) — впишите цену в тенге: здесь другая валюта',
    ],
  })
  write('Наименование;Цена, руб.', 'СОЭ;200')
  expect(loaded().wrong).toEqual([
    'analyses.csv, строка 1, столбец «Цена»: "Цена, руб." — в заголовке другая валюта: впишите цены в тенге, а если они уже в тенге, исправьте заголовок',
  ])
})

test('sentences about an analysis without a price make no remark of it (B284)', () => {
  write(
    'name_ru;price;shows_ru;preparation_ru',
    'ОАК;1800;Сколько в крови клеток.;Сдавайте кровь утром натощак.',
    'СОЭ;;Есть ли в организме воспаление.;Накануне без алкоголя и тренировок.',
    'Главный врач;;;Ахметова А. Б.',
    '* цены указаны без скидок;;;',
  )
  expect(loaded().rows).toEqual([' | ОАК | 1800', ' | СОЭ | —'])
  expect(loaded().notes).toEqual(containing('строки 4, 5: пояснения и подписи (2)'))
})

test.each(['Цена (тыс. тг)', 'Бағасы, мың теңге'])(
  'thousands in the heading %s are named (B1364)',
  head => {
    write(`Название;${head}`, 'Имплант;150')
    expect(loaded().wrong).toEqual(containing(`"${head}" — в заголовке тысячи`))
  },
)

test('one name in several brands is several records (B285)', () => {
  const { rows, wrong, notes } = shape('brands')
  expect(wrong).toEqual([])
  expect(rows).toHaveLength(5)
  expect(rows).toEqual(containing('Имплантация (Straumann) | 300000', 'Коронка (цирконий) | 90000'))
  // The column that says which is not left out.
  expect(notes.join()).not.toContain('неизвестные столбцы')
})

describe('a name without a price (B284)', () => {
  const head = 'Наименование;Цена'
  const rows = ['Биохимия;', 'Глюкоза;900', 'Креатинин;800', 'Мочевина;1000', 'АЛТ;950']
  const emptied = [head, ...rows.map(row => row.replace('Креатинин;800', 'Креатинин;'))]

  test('that was shown with one stays a record on request, and its section is that of the rows below', () => {
    write(head, ...rows)
    loaded(site())
    write(...emptied)
    const { rows: now, wrong, notes } = loaded(site())
    expect(wrong).toEqual([])
    expect(now).toEqual([
      ...['Биохимия | Глюкоза | 900', 'Биохимия | Креатинин | —'],
      ...['Биохимия | Мочевина | 1000', 'Биохимия | АЛТ | 950'],
    ])
    expect(notes).toEqual(containing('цены нет, строк: 1'))
  })

  test('that is new between rows that are known is a record, a known section stays one', () => {
    write(head, ...rows, 'Гормоны;', 'ТТГ;1')
    loaded(site())
    write(head, ...rows.slice(0, 2), 'Билирубин;', ...rows.slice(2), 'Гормоны;', 'ТТГ;1')
    expect(loaded(site()).rows).toEqual(
      containing('Биохимия | Билирубин | —', 'Биохимия | Креатинин | 800', 'Гормоны | ТТГ | 1'),
    )
  })

  test('is no section where the sections look otherwise, nor in a list that begins without', () => {
    write(head, 'БИОХИМИЯ;', 'Глюкоза;900', 'Креатинин;', 'Мочевина;1000')
    expect(loaded().rows).toEqual(containing('БИОХИМИЯ | Креатинин | —'))
    write(head, 'Глюкоза;900', 'Креатинин;', 'Мочевина;1000')
    expect(loaded().rows).toEqual(containing(' | Креатинин | —', ' | Мочевина | 1000'))
  })

  test.each([
    ['its name is that of a group', ['Гормоны;', 'ТТГ;1', 'Т4;1']],
    ['an empty line stands above it, as above no row', [';', 'Спермограмма и другое;', 'ТТГ;1']],
    ['it recurs', ['Первичный;', 'ЛОР;1', 'Первичный;', 'Хирург;1']],
    ['what follows goes on from it', ['УЗИ;', 'УЗИ почек;1', 'УЗИ печени;1']],
    ['what follows is written as its rest', ['Пункция;', 'сустава;1', 'кисты;1']],
    ['a colon stands behind it', ['Кашель:;', 'ТТГ;1', 'Т4;1']],
  ])('is a section at the first start if %s (B284)', (_, below) => {
    write(head, 'Биохимия;', 'Глюкоза;900', ...below)
    const section = (below.find(line => /\p{L}[^;]*;$/u.test(line)) ?? '').replace(/:?;$/, '')
    const { rows: now } = loaded()
    expect(now[0]).toBe('Биохимия | Глюкоза | 900')
    expect(now.slice(1).map(row => row.split(' | ')[0])).toEqual(now.slice(1).map(() => section))
  })

  test('is none where the sections end with colons, and other rows have units (B284)', () => {
    write(
      'Анализ;Срок;Цена',
      'Гемостаз:;;',
      'ПТВ;1;900',
      'Белки:;;',
      'СРБ;1;1',
      'Ферритин;;',
      'ПКТ;1;2',
    )
    expect(loaded().rows).toEqual(containing('Белки | Ферритин | —', 'Белки | ПКТ | 2'))
  })

  test('is one where other rows have codes or units (B284)', () => {
    write('Наименование;Ед.;Цена', 'Кровь;;', 'Глюкоза;иссл.;900', 'Кал;;', 'Яйца глист;иссл.;800')
    expect(loaded().rows).toEqual(['Кровь | Глюкоза | 900', 'Кал | Яйца глист | 800'])
  })

  test('is none where nothing says so, and named; a colon makes it one for good (B284)', () => {
    const plain = [head, 'Биохимия;', 'Глюкоза;900', 'Билирубин прямой;', 'Мочевина;1000']
    write(...plain)
    const { rows: now, notes } = loaded(site())
    expect(now).toEqual(containing('Биохимия | Билирубин прямой | —', 'Биохимия | Мочевина | 1000'))
    expect(notes).toEqual(containing('Билирубин прямой (4)'))
    write(...plain.map(line => line.replace('прямой;', 'прямой:;')))
    site().accept()
    expect(loaded(site()).rows).toEqual(containing('Билирубин прямой | Мочевина | 1000'))
  })

  test('that becomes a section of rows below is held back until it is confirmed', () => {
    write('Код;Наименование;Цена', 'Кровь;;', 'Б1;Глюкоза;900', 'Б2;СОЭ;800', 'Б3;АЛТ;700')
    loaded(site())
    // The cells have moved to the left.
    write('Код;Наименование;Цена', 'Кровь;;', 'Глюкоза;;', 'Б2;СОЭ;800', 'Б3;АЛТ;700')
    const { rows: now, wrong } = loaded(site())
    expect(now).toEqual(containing('Кровь | Глюкоза | 900', 'Кровь | СОЭ | 800'))
    expect(wrong).toEqual([
      'analyses.csv, строка 3: "Глюкоза" — раньше здесь был анализ или услуга, а теперь это раздел: впишите цену или «по запросу», либо подтвердите: npm run -s content -- accept',
    ])
    site().accept()
    expect(loaded(site())).toMatchObject({ wrong: [] })
    expect(loaded(site()).rows).toEqual(['Глюкоза | СОЭ | 800', 'Глюкоза | АЛТ | 700'])
  })
})

test('columns of one meaning are named as they are headed', () => {
  write('Отделение;Раздел;Услуга;Цена', 'Стационар;Терапия;УЗИ;1')
  expect(loaded().wrong).toEqual([
    'analyses.csv, строка 1: столбцы с одним смыслом, «Раздел»: Отделение, Раздел — оставьте один, остальные удалите или назовите иначе',
  ])
})

test('letters in front of sections are none of their names (B284)', () => {
  write('Услуга;Цена', 'А. ТЕРАПИЯ;', 'осмотр;1', 'Б) ХИРУРГИЯ;', 'пункция;2')
  expect(loadRecords().records.analysisCategories.map(({ name }) => name.ru)).toEqual([
    ...['ТЕРАПИЯ', 'ХИРУРГИЯ'],
  ])
})

test.each([
  ['1.май', 'программа приняла его за дату'],
  ['01-мар', 'программа приняла его за дату'],
  ['Loading...', 'здесь ошибка формулы'],
  ['Загрузка…', 'здесь ошибка формулы'],
])('what a spreadsheet left in place of a price is named: %s', (found, expected) => {
  write('Анализ;Цена', 'СОЭ;900', `ТТГ;${found}`)
  expect(loaded().wrong).toEqual([expect.stringContaining(expected)])
})

test.each([
  ['of two branches', 'Наименование;Цена (Абая);Цена (Сатпаева)'],
  ['for cash and by card', 'Наименование;Стоимость, наличные;Стоимость, карта'],
  ['twice', 'Наименование;Цена;Цена'],
])('two prices %s are named with both headings (B286)', (_, head) => {
  write(head, 'УЗИ;1;2')
  const { rows, wrong } = loaded()
  expect(rows).toEqual([])
  expect(wrong[0]).toContain(`цен`)
  for (const label of head.split(';').slice(1)) expect(wrong[0]).toContain(label)
})

test.each([
  ['1671.95', 1672],
  ['1 671,5', 1672],
  ['по запросу', null],
  ['Уточняйте у администратора', null],
  ['сұраныс бойынша', null],
  ['тегін', null],
])('the price %s is read alone, too (B286)', (price, shown) => {
  write('Наименование;Цена', `УЗИ;${price}`)
  const { records, findings } = loadRecords()
  expect(findings).toEqual([])
  expect(records.analyses).toMatchObject([{ price: shown }])
})
