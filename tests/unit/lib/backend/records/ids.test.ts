/** Nobody has to invent the number of a record (B180). */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeId } from '@/lib/backend/records/ids'
import { loadRecords } from '@/lib/backend/records/load'
import { contentCopy } from '@/tests/support/content-copy'
import { inWords } from '@/tests/support/in-words'

const { dir, change, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
beforeEach(reset)
afterAll(remove)

/** Writes a record like one of the sample, without its number. */
function add(file: string, like: string): void {
  const text = readFileSync(join(dir, like), 'utf8')
  writeFileSync(join(dir, file), text.replace(/^id: \d+\n/m, ''))
}

test('a number is made of the name alone, and never changes', () => {
  const before = loadRecords().records.doctors.map(({ id }) => id)
  add('doctors/abaeva-asel.yaml', 'doctors/kim-artem.yaml')
  const { records, findings } = loadRecords()
  expect(findings).toEqual([])
  expect(records.doctors.map(({ id }) => id)).toEqual([...before, 7_643_059_375])
  expect(records.doctors.at(-1)?.slug).toBe('abaeva-asel')

  add('doctors/abaeva-zhanar.yaml', 'doctors/kim-artem.yaml')
  rmSync(join(dir, 'doctors/kim-artem.yaml'))
  const { doctors } = loadRecords().records
  expect(doctors.find(({ slug }) => slug === 'abaeva-asel')?.id).toBe(7_643_059_375)
})

test('lists and packages need none either, and stay in the order of their file', () => {
  for (const file of ['specialties.yaml', 'banners.yaml']) change(file, /^- id: \d+\n {2}/gm, '- ')
  change('check-ups/fitnes.yaml', /- id: \d+\n +/g, '- ')
  const { records, entries, findings } = loadRecords()
  expect(findings).toEqual([])
  expect(records.specialties.map(({ name }) => name)).toEqual(
    entries.specialties.map(({ value }) => value.name),
  )
  expect(records.specialties[0]).toMatchObject({ id: madeId('terapevt') })
  const banners = readFileSync(join(dir, 'banners.yaml'), 'utf8')
  const names = records.banners.map(({ name }) => banners.indexOf(name.ru))
  expect(names).toEqual([...names].sort((a, b) => a - b))
  const { id } = records.checkUps.find(({ slug }) => slug === 'fitnes') ?? {}
  const packages = records.checkUpPackages.filter(each => each.check_up_id === id)
  expect(new Set(packages.map(each => each.id)).size).toBe(packages.length)
  expect(packages[0]?.id).toBe(madeId(`fitnes ${packages[0]?.name.ru}`))
})

const banner = `
- name: { ru: Скидка, kk: Жеңілдік }
  description: { ru: Скидка, kk: Жеңілдік }
  link: /promotions/list
  image: /files/banners/1-desktop.webp
  mob_image: /files/banners/1-mobile.webp
`

test('two records with one number are named together, and a number that is none of nine digits', () => {
  add('doctors/novaya.yaml', 'doctors/kim-artem.yaml')
  change('doctors/novaya.yaml', /^name:/m, 'id: 3\nname:')
  change('doctors/yusupova-gulnara.yaml', /^id: \d+/m, 'id: 1000000000')
  appendFileSync(join(dir, 'banners.yaml'), banner + banner)
  const { findings } = loadRecords()
  expect(inWords(findings)).toMatchObject([
    {
      file: 'doctors/yusupova-gulnara.yaml',
      field: 'id',
      expected: 'at most nine digits, or no number: the site then makes one',
    },
    {
      file: 'doctors/novaya.yaml',
      field: 'id',
      found: '3',
      expected: 'another number, or none: doctors/li-aleksandr.yaml:1 has it, too',
    },
    { file: 'banners.yaml', field: 'name', found: expect.stringContaining('banners.yaml:') },
  ])
})
