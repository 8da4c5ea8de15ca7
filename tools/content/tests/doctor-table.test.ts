/** Doctors of a table become files: every cell is understood, or named with its place (B1330). */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import {
  bookOf,
  numberCell,
  rowOf,
  sheetOf,
  sheets,
  textCell as text,
} from '@/tests/support/workbooks'
import { checkContent } from '../check/check'
import { addDoctors } from '../clinic/add-doctors'
import { writtenWeek } from '../clinic/written-week'

const folder = mkdtempSync(join(tmpdir(), 'doctors-'))
afterAll(() => rmSync(folder, { recursive: true }))

function content(specialties = ''): string {
  const dir = mkdtempSync(join(folder, 'content-'))
  process.env.CONTENT_DIR = dir
  writeFileSync(join(dir, 'specialties.yaml'), specialties)
  return dir
}

function table(...lines: readonly string[]): string {
  const file = join(folder, 'Врачи 2026.csv')
  writeFileSync(file, lines.join('\n'))
  return file
}

const head = 'ФИО врача;Специальность;Цена приёма;Повторный приём;Дни приёма;Стаж;Фото'

const doctorIn = (dir: string, slug: string) =>
  parse(readFileSync(join(dir, `doctors/${slug}.yaml`), 'utf8'))

test('a row is a file with what it says, and with comments for the rest', () => {
  const dir = content('- { slug: terapevt, name: { ru: Терапевт, kk: Терапевт } }\n')
  writeFileSync(join(folder, 'anna.JPG'), 'photograph')
  const file = table(
    head,
    'Пробная Анна Ивановна;терапевт, Врач УЗИ;от 9 000 тг;бесплатно;пн-ср 9:00-14:00, сб 9-13;12 лет;anna.JPG',
    'Пробный Олег;Кардиолог;12000;;вт, чт;;',
  )
  expect(addDoctors(file, 'ru')).toEqual([
    'Врачей записано: 2',
    expect.stringMatching(/^Казахских названий у этих специальностей нет.*: Врач УЗИ\. /),
  ])
  expect(doctorIn(dir, 'probnaya-anna')).toMatchObject({
    name: { ru: 'Пробная Анна Ивановна', kk: 'Пробная Анна Ивановна' },
    image: '/files/doctors/probnaya-anna.jpg',
    specialties: ['terapevt', 'vrach-uzi'],
    description: { ru: 'Терапевт, врач УЗИ.' },
    receives: [
      { days: 'пн-ср', open: ['9:00-14:00'] },
      { days: 'сб', open: ['9:00-13:00'] },
    ],
    ...{ first_appointment: 9000, first_appointment_kind: 'from' },
    ...{ repeated_appointment: null, repeated_appointment_kind: 'free' },
    experience: 12,
  })
  expect(doctorIn(dir, 'probnyy-oleg')).toMatchObject({
    image: null,
    first_appointment: 12000,
    receives: [{ days: 'вт, чт' }],
    experience: 0,
  })
  expect(readFileSync(join(dir, 'files/doctors/probnaya-anna.jpg'), 'utf8')).toBe('photograph')
  expect(readFileSync(join(dir, 'doctors/probnyy-oleg.yaml'), 'utf8')).toContain('# Полных лет')
  const specialties = parse(readFileSync(join(dir, 'specialties.yaml'), 'utf8'))
  expect(specialties).toMatchObject([
    { slug: 'terapevt' },
    { slug: 'vrach-uzi', name: { ru: 'Врач УЗИ', kk: 'Врач УЗИ' } },
    { slug: 'kardiolog', name: { ru: 'Кардиолог', kk: 'Кардиолог' } },
  ])
})

test('what was written passes the check, which says of whom no more than the specialty is said', async () => {
  content()
  addDoctors(table(head, 'Пробный Олег;Кардиолог;12000;;вт, чт 9:00-14:00;5;'), 'ru')
  const { findings, notes } = await checkContent()
  expect(findings.filter(({ file }) => /doctors|specialties/.test(file))).toEqual([])
  expect(notes).toContainEqual({
    ...{ file: 'doctors', code: 'doctorsToDescribe' },
    values: { count: 1, names: 'probnyy-oleg' },
  })
})

test('a staff list says post, hours and experience in its own words (B1405)', () => {
  const dir = content('- { slug: okulist, name: { ru: Офтальмолог, kk: Офтальмолог } }\n')
  const file = table(
    'ФИО;Должность;Стаж работы;Режим работы',
    'Пробный Олег;врач-офтальмолог;7;Ежедневно кроме воскресенья с 9 до 13',
  )
  expect(addDoctors(file, 'ru')).toEqual(['Врачей записано: 1'])
  expect(doctorIn(dir, 'probnyy-oleg')).toMatchObject({
    specialties: ['okulist'],
    experience: 7,
    receives: [{ days: 'ежедневно кроме воскресенья', open: ['9:00-13:00'] }],
  })
})

test('each cell that is not understood is named with its place, and nothing is written', () => {
  const dir = content()
  const file = table(
    head,
    'Пробный Олег;Кардиолог;дорого;;по записи;давно;нет.jpg',
    '12;;;;;;',
    'Пробная Анна;Терапевт;9.000;;пн 9-14, пн 10-12;;',
  )
  const problem = () => addDoctors(file, 'ru')
  const lines = [
    'Врачи 2026.csv, строка 2, столбец «Первичный приём»: "дорого"',
    'Врачи 2026.csv, строка 2, столбец «Дни приёма»: ',
    'Врачи 2026.csv, строка 2, столбец «Стаж»: "давно"',
    'Врачи 2026.csv, строка 3, столбец «Врач»: "12"',
    'Врачи 2026.csv, строка 3, столбец «Специальность»: пусто',
    'Врачи 2026.csv, строка 4, столбец «Первичный приём»: "9.000"',
    'Врачи 2026.csv, строка 4, столбец «Дни приёма»: ',
  ]
  for (const line of lines) expect(problem).toThrow(line)
  expect(existsSync(join(dir, 'doctors'))).toBe(false)
  expect(readFileSync(join(dir, 'specialties.yaml'), 'utf8')).toBe('')
})

test.each([
  ['нет.jpg', 'столбец «Фото»: "нет.jpg" — такого файла рядом с таблицей нет'],
  ['', 'Пробный Олег: этот врач уже есть в строке 2'],
])('a photograph that is not there, and a doctor in two lines: %s', (photograph, line) => {
  content()
  const row = `Пробный Олег;Кардиолог;;;;;${photograph}`
  expect(() => addDoctors(table(head, row, ...(photograph ? [] : [row])), 'ru')).toThrow(line)
})

test('doctors who are there stay as they are; of namesakes all names are in the address', () => {
  const dir = content()
  const row = (name: string) => `${name};Кардиолог;9000;;;;`
  addDoctors(table(head, row('Пробный Олег')), 'ru')
  writeFileSync(join(dir, 'doctors/probnyy-oleg.yaml'), 'mine')
  const all = ['Пробный Олег', 'Пробная Анна Ивановна', 'Пробная Анна Петровна']
  expect(addDoctors(table(head, ...all.map(row)), 'ru')).toEqual([
    'Врачей записано: 2',
    'doctors/probnyy-oleg.yaml: уже есть',
  ])
  expect(readFileSync(join(dir, 'doctors/probnyy-oleg.yaml'), 'utf8')).toBe('mine')
  expect(doctorIn(dir, 'probnaya-anna-petrovna').name.ru).toBe('Пробная Анна Петровна')
  expect(readFileSync(join(dir, 'specialties.yaml'), 'utf8').match(/slug/g)).toHaveLength(1)
})

test('a workbook with headings in Kazakh', () => {
  const dir = content()
  const file = join(folder, 'дәрігерлер.xlsx')
  const cells = ['Орысша аты-жөні', 'Дәрігер', 'Орысша мамандығы', 'Мамандығы', 'Бағасы']
  const row = ['Пробная Анна', 'Сынақова Анна', 'Врач УЗИ', 'УДЗ дәрігері'].map(text)
  writeFileSync(file, bookOf(sheetOf(rowOf(...cells.map(text)), rowOf(...row, numberCell(9000)))))
  expect(addDoctors(file, 'kk')).toEqual(['Жазылған дәрігерлер: 1'])
  expect(doctorIn(dir, 'probnaya-anna')).toMatchObject({
    name: { kk: 'Сынақова Анна' },
    description: { ru: 'Врач УЗИ.', kk: 'УДЗ дәрігері.' },
    first_appointment: 9000,
  })
})

test('a list of specialties that cannot be read is not added to', () => {
  const dir = content('- slug: [')
  expect(() => addDoctors(table(head, 'Пробный Олег;Кардиолог;;;;;'), 'ru')).toThrow(
    'specialties.yaml',
  )
  expect(readFileSync(join(dir, 'specialties.yaml'), 'utf8')).toBe('- slug: [')
})

test.each([
  ['пн-пт 8:00–20:00', [{ days: 'пн-пт', open: ['8:00-20:00'] }]],
  [
    'пн, ср 9.00-13.00 14.00-18.00; сб',
    [
      { days: 'пн, ср', open: ['9:00-13:00', '14:00-18:00'] },
      { days: 'сб', open: [] },
    ],
  ],
  ['9-18', [{ days: '', open: ['9:00-18:00'] }]],
  ['Вт. Чт. с 9 до 13', [{ days: 'вт. чт.', open: ['9:00-13:00'] }]],
  ['пн 9-17, обед 13:00-14:00', [{ days: 'пн', open: ['9:00-13:00', '14:00-17:00'] }]],
  ['с 8.30 до 12', [{ days: '', open: ['8:30-12:00'] }]],
  ['', []],
])('days and hours in a line: %s', (written, groups) => {
  expect(writtenWeek(written)).toEqual(groups)
})

test('of a workbook with several sheets that of the doctors is read', () => {
  content()
  const file = join(folder, 'all.xlsx')
  writeFileSync(file, sheets('Анализы 2026', 'Врачи', 'Услуги'))
  expect(() => addDoctors(file, 'en')).toThrow('all.xlsx:1: found "Врачи", expected')
})
