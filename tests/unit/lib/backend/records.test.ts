import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { contentCopy } from '@/tests/support/content-copy'

const { dir, change, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
beforeEach(reset)
afterAll(remove)

const doctor = 'doctors/li-aleksandr.yaml'

const feeOf = (records: ReturnType<typeof loadRecords>['records']) =>
  records.doctors.find(({ slug }) => slug === 'li-aleksandr')?.first_appointment

test('changed, new and removed files are detected', () => {
  const files = new RecordFiles()
  expect(feeOf(loadRecords(files).records)).toBe(18_000)
  expect(files.hasChanged()).toBe(false)
  change(doctor, 'first_appointment: 18000', 'first_appointment: 18500')
  expect(files.hasChanged()).toBe(true)
  expect(feeOf(loadRecords(files).records)).toBe(18_500)
  expect(files.hasChanged()).toBe(false)

  cpSync(join(dir, doctor), join(dir, 'doctors/another.yaml'))
  change('doctors/another.yaml', 'id: 3\n', 'id: 99\n')
  expect(files.hasChanged()).toBe(true)
  expect(loadRecords(files).records.doctors.at(-1)?.slug).toBe('another')
  renameSync(join(dir, 'doctors/another.yaml'), join(dir, 'doctors/.another.yaml'))
  expect(files.hasChanged()).toBe(true)
  expect(loadRecords(files).records.doctors.at(-1)?.slug).not.toBe('another')
})

test('an invalid change keeps the last valid records; an initially invalid record is left out', () => {
  const files = new RecordFiles()
  loadRecords(files)
  change(doctor, 'first_appointment: 18000', 'first_appointment: dear')
  change('analyses.csv', ';1800;', ';cheap;')
  const running = loadRecords(files)
  expect(feeOf(running.records)).toBe(18_000)
  expect(running.records.analyses).toHaveLength(300)
  expect(running.findings.map(({ file }) => file)).toEqual([doctor, 'analyses.csv'])

  const started = loadRecords()
  expect(feeOf(started.records)).toBeUndefined()
  expect(started.records.doctors).toHaveLength(26)
  expect(started.records.analyses).toHaveLength(299)
  expect(started.findings.slice(0, 2)).toEqual(running.findings)
})

test('records with invalid references stay, and are findings', () => {
  change(doctor, '[ kardiolog, vrach-uzi ]', '[ kardiolog, vrach ]')
  change('services/priem-nevrologa.yaml', 'category: konsultatsii', 'category: konsultacii')
  change('doctors/kim-artem.yaml', /^id: \d+/, 'id: 3')
  change('check-ups/fitnes.yaml', /- id: \d+/, '- id: 1')
  const { records, findings } = loadRecords()
  expect(findings).toMatchObject([
    { file: doctor, line: 1, field: 'id' },
    { file: 'check-ups/fitnes.yaml', field: 'packages.0.id', found: '1' },
    { file: 'services/priem-nevrologa.yaml', line: 3, found: '"konsultacii"' },
  ])
  expect(records.services.find(({ slug }) => slug === 'priem-nevrologa')?.category_service_id).toBe(
    null,
  )
  change('doctors/kim-artem.yaml', /^id: 3/, 'id: 26')
  expect(loadRecords().findings).toContainEqual({
    file: doctor,
    line: 4,
    field: 'specialties.1',
    found: '"vrach"',
    expected: 'a slug of specialties.yaml',
  })
})

test('a package on request is not the lowest price of its direction', () => {
  const lowest = () =>
    loadRecords().records.parentCheckUps.find(({ slug }) => slug === 'pered-sportom')?.min_price
  expect(lowest()).toBe(29_900)
  change('check-ups/fitnes.yaml', 'general_price: 54900', 'general_price: 0')
  expect(lowest()).toBe(29_900)
})

test('an article without its other language is left out', () => {
  rmSync(join(dir, 'posts/mammografiya.kk.md'))
  const { records, findings } = loadRecords()
  expect(records.posts).toHaveLength(14)
  expect(findings).toMatchObject([{ file: 'posts/mammografiya.kk.md', expected: 'a file' }])
})
