import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { contentCopy } from '@/tests/support/content-copy'
import { inWords } from '@/tests/support/in-words'

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
  expect(inWords(findings)).toMatchObject([
    { file: doctor, line: 1, field: 'id' },
    { file: 'check-ups/fitnes.yaml', field: 'packages.0.id', found: '1' },
    { file: 'services/priem-nevrologa.yaml', line: 3, found: '"konsultacii"' },
  ])
  expect(records.services.find(({ slug }) => slug === 'priem-nevrologa')?.category_service_id).toBe(
    null,
  )
  change('doctors/kim-artem.yaml', /^id: 3/, 'id: 26')
  expect(inWords(loadRecords().findings)).toContainEqual({
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
  expect(inWords(findings)).toMatchObject([
    { file: 'posts/mammografiya.kk.md', expected: 'a file of this name' },
  ])
})

describe('the last good state on disk', () => {
  const folder = join(dir, '..', `${basename(dir)}-kept`)
  beforeEach(() => rmSync(folder, { recursive: true, force: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const hour = 60 * 60_000
  /** A site that starts, at a time. */
  const start = (now = () => 0) => new RecordFiles(new LastGoodFiles(folder), now)
  const table = 'analyses.csv'
  test('a deleted record is gone at once; many are believed after an hour, or when confirmed', () => {
    let time = 0
    const site = start(() => time)
    loadRecords(site)
    rmSync(join(dir, doctor))
    change(table, /^101;.*\n/m, '')
    expect(loadRecords(site).records.doctors).toHaveLength(26)
    expect(loadRecords(site).records.analyses).toHaveLength(299)

    rmSync(join(dir, 'doctors'), { recursive: true })
    change(table, /^[2-9]\d+;.*\n/gm, '')
    const held = loadRecords(site)
    expect(held.records.doctors).toHaveLength(26)
    expect(held.records.analyses).toHaveLength(299)
    expect(inWords(held.findings).filter(({ found }) => / of \d+ gone$/.test(found))).toHaveLength(
      2,
    )
    expect(loadRecords(start(() => time)).records.doctors).toHaveLength(26)
    time = hour
    expect(site.hasChanged()).toBe(true)
    expect(loadRecords(site).records).toMatchObject({ doctors: [] })
    const { records, findings } = loadRecords(site)
    expect(findings.filter(({ file }) => file === table)).toEqual([])
    expect(records.analyses.length).toBeLessThan(299)

    rmSync(join(dir, table))
    expect(loadRecords(site).records.analyses).not.toEqual([])
    expect(site.hasChanged()).toBe(false)
    start().accept()
    expect(site.hasChanged()).toBe(true)
    expect(loadRecords(site).records.analyses).toEqual([])
  })

  test('a doubtful change is shown when confirmed; an invalid one cannot be', () => {
    const site = start()
    loadRecords(site)
    change(table, ';1800;', ';18;')
    change(doctor, 'first_appointment: 18000', 'first_appointment: dear')
    start().accept()
    const { records } = loadRecords(site)
    expect(records.analyses[0]?.price).toBe(18)
    expect(feeOf(records)).toBe(18_000)
  })

  test('without a disk it stays in memory', () => {
    writeFileSync(folder, 'a file in its place')
    const site = start()
    loadRecords(site)
    rmSync(join(dir, table))
    expect(loadRecords(site).records.analyses).toHaveLength(300)
  })
})
