/**
 * The manual in Russian (docs/ru) says what the product has: its labels, pages, files and pictures. Pages for
 * those who edit the content name no command.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCsv } from '@/lib/requests/outbox/csv'
import editor from '@/messages/editor.json'
import email from '@/messages/email.json'
import ru from '@/messages/ru.json'

const report: unknown = JSON.parse(readFileSync('tools/seo-report/labels/ru.json', 'utf8'))
const folder = 'docs/ru'
const pages = readdirSync(folder).filter(name => name.endsWith('.md'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const index = read('README.md')

/** Of Sveltia itself; most of them are pressed by `docs/ru/pictures/make.ts`. */
const ownWords = [
  ...[
    'Создать',
    'Сохранить',
    'Удалить',
    'Отменить все изменения',
    'Редактировать слаг',
    'Добавить',
  ],
  ...['Обзор', 'Загрузить', 'Вставить', 'Заменить'],
]

/** All texts within a value; of a field's words in several languages the Russian ones come first. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const known = new Set([...ownWords, ...[editor, ru, email, report].flatMap(textsIn)])

test.each(pages)('%s: every label in bold type is one of the product', name => {
  const labels = [...read(name).matchAll(/\*\*«([^»]+)»\*\*/g)].map(([, label = '']) => label)
  expect(labels.filter(label => !known.has(label))).toEqual([])
})

test('labels are found in the pages', () => {
  expect(pages.flatMap(name => read(name).match(/\*\*«/g) ?? []).length).toBeGreaterThan(150)
})

test('the index leads to every page', () => {
  const linked = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name)
  expect([...new Set([...linked, 'README.md'])].sort()).toEqual([...pages].sort())
})

test('every picture is on a page, says what it shows, and is taken by the script', () => {
  const shown = pages.flatMap(name =>
    [...read(name).matchAll(/!\[([^\]]*)\]\(pictures\/([\w-]+)\.webp\)/g)].map(
      ([, says = '', picture = '']) => ({ says, picture }),
    ),
  )
  expect(shown.filter(({ says }) => says.length < 10)).toEqual([])
  const names = readdirSync(join(folder, 'pictures')).filter(name => name.endsWith('.webp'))
  const used = [...new Set(shown.map(({ picture }) => `${picture}.webp`))]
  expect(used.sort()).toEqual(names.sort())
  const script = read('pictures/make.ts')
  expect(used.filter(name => !script.includes(`'${name.replace('.webp', '')}'`))).toEqual([])
})

const forMarketers = ['advertising.md', 'open-data.md', 'page-texts.md', 'seo-report.md']

test.each(pages.filter(name => !forMarketers.includes(name)))(
  '%s: a task of the clinic needs neither a command nor a setting',
  name => {
    expect(read(name)).not.toMatch(/npm |node |```|\b[A-Z]+_[A-Z_]+\b/)
  },
)

test('settings that marketers ask for are those that the site reads', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const settings = forMarketers.flatMap(name => read(name).match(/`[A-Z]+(?:_[A-Z]+)+`/g) ?? [])
  expect(settings.length).toBeGreaterThan(3)
  expect([...new Set(settings)].filter(name => !operations.includes(name))).toEqual([])
})

test('columns that marketers read are those of the table of requests', () => {
  const columns = toCsv([]).trim().split(',')
  const named = read('advertising.md').match(/`(?:last|first)_\w+`/g) ?? []
  const unknown = named.map(name => name.slice(1, -1)).filter(name => !columns.includes(name))
  expect(unknown).toEqual([])
})
