import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { reportLines } from '@/lib/clinic/files/report'
import { readYaml } from '@/lib/clinic/files/yaml'
import { clinicSchema } from '@/lib/clinic/schema'
import { contentCopy } from '@/tests/support/content-copy'
import { adviceOn } from '../../check/advice'
import { checkContent } from '../../check/check'
import { checkEnds } from '../../check/ends'
import { formerNamed } from '../../check/former'

const { dir, change, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
afterEach(reset)
afterAll(remove)

/** Reads only what has changed since the last time. */
const files = new RecordFiles(new LastGoodFiles())

const endsAt = (now: string) => {
  const { value, lineOf } = readYaml('clinic.yaml', clinicSchema)
  if (!value) throw new Error('clinic.yaml cannot be used')
  return checkEnds(value, { file: 'clinic.yaml', lineOf }, Date.parse(now))
}

/** As the check notes it of a day; the whole check is asked once, below. */
async function notes(now = '2026-11-27') {
  const loaded = loadRecords(files)
  const clinic = readYaml('clinic.yaml', clinicSchema).value
  const advice = await adviceOn(loaded, clinic, Date.parse(now))
  return [...advice, ...formerNamed(loaded, Date.parse(now))].map(findingLine)
}

/** @param orientation of EXIF: 6 is a photograph of a phone that was held upright */
async function photograph(name: string, width: number, height: number, orientation = 1) {
  mkdirSync(join(dir, 'files'), { recursive: true })
  const picture = sharp({ create: { width, height, channels: 3, background: '#ccc' } })
  await picture.withMetadata({ orientation }).toFile(join(dir, 'files', name))
}

test('articles whose check is overdue, by the day that is said, else a year after the last', async () => {
  expect((await notes('2026-11-27')).join()).not.toContain('overdue')
  change('posts/deficit-zheleza.ru.md', /next_review_at: .*\n/, '')
  const [line = ''] = (await notes('2027-03-06')).filter(each => each.includes('overdue'))
  expect(line).toContain(
    'posts: found articles whose check is overdue (1), such as deficit-zheleza',
  )
  expect((await notes('2027-03-05')).join()).not.toContain('overdue')
})

test('articles that were published before their first check, or are checked more rarely than yearly', async () => {
  expect((await notes('2026-11-27')).join()).not.toContain('articles')
  change('posts/sezon-grippa.ru.md', /first_reviewed_at: .*\n/, '')
  change('posts/deficit-zheleza.ru.md', 'next_review_at: 2027-03-05', 'next_review_at: 2027-03-07')
  const said = (await notes('2026-11-27')).join()
  expect(said).toContain('articles published before their first check (1), such as sezon-grippa')
  expect(said).toContain('next check is more than a year away (1), such as deficit-zheleza')
})

test('promotions whose last day is past', async () => {
  change('promotions/serdtse-v-vyhodnye.yaml', /^price: .*$/m, '$&\nuntil: 2027-02-01')
  expect((await notes('2027-02-01')).join()).not.toContain('last day')
  expect((await notes('2027-02-02')).join()).toContain(
    'promotions: found promotions whose last day is past (1), such as serdtse-v-vyhodnye',
  )
})

test('exceptions of the hours that are past', async () => {
  const hours = "hours: { opens: '8:00', closes: '20:00'"
  change(
    'clinic.yaml',
    `${hours} }`,
    `${hours}, exceptions: [{ from: 2027-01-01, until: 2027-01-02 }] }`,
  )
  expect((await notes('2027-01-02')).join()).not.toContain('exceptions')
  expect((await notes('2027-01-03')).join()).toContain(
    'clinic.yaml: found exceptions of the hours whose last day is past (1), such as 2027-01-01',
  )
})

test('a licence and a contract that end: a note sixty days before, and a finding after', async () => {
  change('clinic.yaml', /^ {2}issued: .*$/m, '$&\n  valid_until: 2027-03-02')
  change('clinic.yaml', '    url: https://insurer.example', "$&\n    until: '2027-03-03'")
  const ends = (all: readonly string[]) => all.filter(each => /last day/.test(each)).join('\n')
  const noted = (now: string) => ends(endsAt(now).notes.map(findingLine))
  expect(noted('2026-12-31')).toBe('')
  expect(noted('2027-01-01')).toMatch(
    /^clinic.yaml:\d+ licence.valid_until: found 60 days until the last day/,
  )
  expect(noted('2027-01-02')).toMatch(/insurers.0.until/)
  expect(ends(endsAt('2027-03-02').findings.map(findingLine))).toBe('')
  // Of the whole check, with a doctor who has left and an article that waits, on one day.
  change('doctors/akhmetova-aygul.yaml', /^first_appointment/m, 'left: 2027-01-04\n$&')
  change('posts/deficit-zheleza.ru.md', 'next_review_at: 2027-03-05', 'next_review_at: 2027-03-02')
  const whole = await checkContent(Date.parse('2027-03-03'))
  expect(ends(whole.findings.map(findingLine))).toMatch(
    /^clinic.yaml:\d+ licence.valid_until: found a last day that is past/,
  )
  const said = whole.notes.map(findingLine).join('\n')
  expect(said).toMatch(/insurers.0.until: found 0 days/)
  expect(said).toMatch(/has left/)
  expect(said).toContain('articles whose check is overdue (1), such as deficit-zheleza')
})

test('years of work are not more than those since the clinic was founded (B1267)', () => {
  const found = (now: string) => endsAt(now).findings.map(findingLine).join('\n')
  expect(found('2026-01-01')).not.toContain('figures.years')
  change('clinic.yaml', /^founded: .*$/m, "founded: '2017'")
  expect(found('2026-12-31')).toMatch(
    /^clinic.yaml:\d+ figures.years: found 10 years of work of a clinic founded in 2017, expected 9 at most/m,
  )
  expect(found('2027-01-01')).not.toContain('figures.years')
})

test('absences of doctors that are over, and days on which the clinic is closed, with their lines', async () => {
  const away = 'away: [{ from: 2027-01-04, until: 2027-01-14 }]'
  change('doctors/akhmetova-aygul.yaml', /^first_appointment/m, `${away}\n$&`)
  const line = 'doctors/akhmetova-aygul.yaml:'
  const own = (all: readonly string[]) => all.filter(each => each.startsWith(line)).join()
  expect(own(await notes('2027-01-14'))).toBe('')
  expect(own(await notes('2027-01-15'))).toMatch(/:\d+ .*away.0.until.* an absence that is over/)

  const week = "hours: { week: [{ days: mon-fri, open: ['8:00-20:00'] }] }"
  change('clinic.yaml', /^hours: .*$/m, week)
  const { findings } = await checkContent()
  const closed = findings.map(findingLine).filter(each => each.includes('clinic is closed'))
  expect(closed.join('\n')).toMatch(/pak-viktoriya.yaml:\d+ .*receives.0.days.* closed then: sat/)
})

test('what still counts on a doctor who has left, with its line, from that day on', async () => {
  change('doctors/akhmetova-aygul.yaml', /^first_appointment/m, 'left: 2027-01-04\n$&')
  const away = 'away: [{ from: 2027-01-04, until: 2027-01-14, substitute: akhmetova-aygul }]'
  change('doctors/seytkazina-dinara.yaml', /^first_appointment/m, `${away}\n$&`)
  const named = async (now: string) => (await notes(now)).filter(each => /has left/.test(each))
  expect(await named('2027-01-03')).toEqual([])
  const found = (await named('2027-01-04')).join('\n')
  expect(found).toMatch(
    /^doctors\/seytkazina-dinara.yaml:\d+ away.0.substitute: found akhmetova-aygul, who/m,
  )
  expect(found).toMatch(/^posts\/.*:\d+ doctor: /m)
})

test('doctors without photograph and education, one line each with their number', async () => {
  const file = 'doctors/seytkazina-dinara.yaml'
  const before = (await notes()).filter(each => each.includes('education'))
  expect(before).toEqual([])
  change(file, /^image: .*$/m, 'image: null')
  change(file, /^education:\n(?: .*\n)+/m, 'education: []\n')
  const found = (await notes()).join('\n')
  expect(found).toMatch(/doctors without a photograph \(\d+\), such as .*seytkazina-dinara/)
  expect(found).toContain('doctors without education (1), such as seytkazina-dinara')
})

test('services whose price is on request, also by a line that was forgotten', async () => {
  const line = async () => /price is on request \((\d+)\)/.exec((await notes()).join('\n'))?.[1]
  const before = Number(await line())
  expect(before).toBeGreaterThan(0)
  change('services/ekg-s-opisaniem.yaml', /^price: .*\n/m, '')
  expect(Number(await line())).toBe(before + 1)
})

test('doctors whose labels name no language', async () => {
  const line = async () => /languages \((\d+)\)/.exec((await notes()).join('\n'))?.[1]
  const before = Number(await line())
  change('doctors/seytkazina-dinara.yaml', 'Ведёт приём на казахском', 'Принимает вечером')
  expect(Number(await line())).toBe(before + 1)
})

test('sections of a price list that Kazakh pages cannot name', async () => {
  expect((await notes()).join()).not.toContain('sections of the price list')
  change('analysis-categories.csv', /^(2;[^;]*;).+$/m, '$1')
  expect((await notes()).join()).toContain('sections of the price list without a Kazakh name (1)')
})

test('pictures too small or of the wrong shape, in the language of the check', async () => {
  expect((await notes()).join()).not.toContain('pictures')
  await photograph('small.png', 300, 400)
  await photograph('wide.jpg', 1200, 800)
  await photograph('upright.jpg', 1200, 800, 6)
  change('doctors/li-aleksandr.yaml', /^image: .*$/m, 'image: /files/upright.jpg')
  change('doctors/seytkazina-dinara.yaml', /^image: .*$/m, 'image: /files/small.png')
  // A doctor is cropped to an upright part of it.
  change('doctors/kim-artem.yaml', /^image: .*$/m, 'image: /files/wide.jpg')
  await photograph('narrow.jpg', 1000, 1400)
  change('services/uzi-serdtsa.yaml', /^image: .*$/m, 'image: /files/narrow.jpg')
  const lines = reportLines((await checkContent()).notes, 'ru')
  expect(lines).toContain(
    'files: слишком мелкие снимки (1), например /files/small.png — замените: врач не уже 480 точек, остальные не уже 1000',
  )
  expect(lines.join()).toContain('снимки не той формы (1), например /files/narrow.jpg')
  // Others are cropped around what the record names.
  change('services/uzi-serdtsa.yaml', /^image: .*$/m, '$&\nimage_focus: { x: 50, y: 20 }')
  expect(reportLines((await checkContent()).notes, 'ru').join()).not.toContain('не той формы')
  expect((await checkContent()).findings).toEqual([])
})
