/** `npm run content -- accept`, beside a site that has kept its last good files. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { copyName, publishedFolder } from '@/lib/clinic/files/published'
import { saveTexts } from '@/lib/page-texts/files'
import { bundleFlags, bundleOf } from '@/tests/support/bundled'
import { ordinaryUser } from '@/tests/support/servers/process'
import { accept } from '../accept'
import { sheet } from '../sheet'

const doctor = 'doctors/kim-artem.yaml'
const table = 'analyses.csv'

let folder: string
let site: RecordFiles

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accept-'))
  chmodSync(folder, 0o755)
  cpSync('content', join(folder, 'content'), { recursive: true })
  process.env.CONTENT_DIR = join(folder, 'content')
  process.env.DATA_DIR = join(folder, 'data')
  const lastGood = kept()
  lastGood.save('clinic.yaml', textOf('clinic.yaml'))
  saveTexts(lastGood)
  site = new RecordFiles(lastGood)
  loadRecords(site)
})

afterEach(() => {
  delete process.env.CONTENT_DIR
  delete process.env.DATA_DIR
  rmSync(folder, { recursive: true })
})

const kept = () => new LastGoodFiles(lastGoodFolder())
const pathOf = (file: string) => join(folder, 'content', file)
const textOf = (file: string) => readFileSync(pathOf(file), 'utf8')

function change(file: string, from: string, to: string) {
  expect(textOf(file)).toContain(from)
  writeFileSync(pathOf(file), textOf(file).replace(from, to))
}

const changeFee = () => change(doctor, 'first_appointment: 7000', 'first_appointment: 3')
const changePrice = () => change(table, ';1800;', ';1;')

/** What the site shows of the doctor and of the first analysis. */
function shown() {
  const { doctors, analyses } = loadRecords(site).records
  const kim = doctors.find(({ slug }) => slug === 'kim-artem')
  return { fee: kim?.first_appointment, price: analyses[0]?.price }
}

/** The command as a bundle, as in a build. */
function content(args: readonly string[], user: typeof ordinaryUser = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...bundleFlags, ...args], {
    encoding: 'utf8',
    env: process.env,
    input: bundleOf('tools/content/cli.ts'),
    ...user,
  })
  return { status, stdout, stderr }
}

test('with the name of a file that file alone is confirmed, without one all; each change is listed', () => {
  changeFee()
  changePrice()
  expect(shown()).toEqual({ fee: 7000, price: 1800 })

  const one = content(['accept', doctor, '--language', 'en'])
  expect(one).toMatchObject({ status: 0, stderr: '' })
  expect(one.stdout).toMatch(`${doctor}, line 6, column first_appointment: 7000 → 3\nConfirmed: `)
  expect(one.stdout).not.toContain(table)
  expect(shown()).toEqual({ fee: 3, price: 1800 })

  const rest = content(['accept'])
  expect(rest).toMatchObject({ status: 0, stderr: '' })
  expect(rest.stdout).toMatch(/^analyses\.csv, строка 2, столбец «Цена»: 1800 → 1\nПодтверждено: /)
  expect(shown()).toEqual({ fee: 3, price: 1 })
  expect(content(['accept'])).toEqual({ status: 0, stdout: 'Ничего не придержано.\n', stderr: '' })
})

test('a name of which nothing is held back is refused, and nothing is confirmed', () => {
  changeFee()
  expect(accept([doctor, 'doctors/kim.yaml'], 'en')).toEqual({
    lines: [],
    problems: ['doctors/kim.yaml is not held back; nothing was confirmed.', `Held back: ${doctor}`],
  })
  expect(shown().fee).toBe(7000)
  // Whole paths are names, too.
  expect(accept([pathOf(doctor)], 'en').problems).toEqual([])
  expect(shown().fee).toBe(3)
})

test('texts, articles, the facts and files that are gone are confirmed one by one', () => {
  const text = 'pages/about-us.ru.md'
  const article = 'posts/mammografiya.kk.md'
  change(text, '## ', '## со_а ')
  writeFileSync(pathOf(article), `${textOf(article)}\nсо_а\n`)
  writeFileSync(pathOf('clinic.yaml'), `${textOf('clinic.yaml')}\n# со_а\n`)
  rmSync(pathOf('check-ups'), { recursive: true })
  const isConfirmed = (file: string) => kept().read(file).text === textOf(file)
  const state = () => [
    isConfirmed(text),
    isConfirmed(article),
    isConfirmed('clinic.yaml'),
    !kept()
      .names()
      .some(name => name.startsWith('check-ups/')),
  ]
  loadRecords(site)
  expect(state()).toEqual([false, false, false, false])
  const steps = [
    [article, [false, true, false, false]],
    ['check-ups', [false, true, false, true]],
    ['clinic.yaml', [false, true, true, true]],
    [text, [true, true, true, true]],
  ] as const
  for (const [name, after] of steps) {
    expect(accept([name], 'en')).toMatchObject({ problems: [] })
    expect(state()).toEqual(after)
  }
})

test('that all texts are gone is confirmed by the name of their folder alone', () => {
  rmSync(pathOf('pages'), { recursive: true })
  changeFee()
  const texts = () =>
    kept()
      .names()
      .filter(name => name.startsWith('pages/')).length
  accept([doctor], 'en')
  expect(texts()).toBeGreaterThan(0)
  expect(accept(['pages'], 'en').problems).toEqual([])
  expect(texts()).toBe(0)
})

test('what is wrong is named, and stays as it was', () => {
  changePrice()
  change(doctor, 'first_appointment: 7000', 'first_appointment: dear')
  const { lines, problems } = accept([], 'en')
  expect(lines.join('\n')).toContain('1800 → 1')
  expect(problems.join('\n')).toMatch(/kim-artem\.yaml:6 .*dear.*\nThis cannot be confirmed/)
  expect(shown()).toEqual({ fee: 7000, price: 1 })
})

test('a confirmation that is not on disk is an error', () => {
  changeFee()
  // Root may write anywhere.
  const user = ordinaryUser
  for (const name of ['.', ...readdirSync(lastGoodFolder())]) {
    const path = join(lastGoodFolder(), name)
    if (!user.uid && existsSync(join(path, '.'))) chmodSync(path, 0o555)
  }
  const { status, stdout, stderr } = content(['accept', '--language', 'en'], user)
  for (const name of ['.', ...readdirSync(lastGoodFolder())])
    if (existsSync(join(lastGoodFolder(), name, '.')))
      chmodSync(join(lastGoodFolder(), name), 0o755)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(
    /^Not confirmed, as .*could not be written: do it as the user of the site\n$/,
  )
  expect(shown().fee).toBe(7000)
})

test('a folder that is that of no site is an error, and is not begun', () => {
  changeFee()
  process.env.DATA_DIR = join(folder, 'other')
  const { status, stdout, stderr } = content(['accept', '--language', 'en'])
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^There are no last good files of a site in .*other/)
  expect(existsSync(join(folder, 'other'))).toBe(false)
})

test('a published sheet is confirmed on disk, or not at all', () => {
  process.env.PRICE_LIST_URL = 'https://sheets.example/analyses.csv'
  mkdirSync(publishedFolder(), { recursive: true })
  changePrice()
  cpSync(pathOf(table), join(publishedFolder(), copyName(table, false)))
  try {
    // A folder in place of the file: no user can write it.
    mkdirSync(join(lastGoodFolder(), '.accepted'))
    const refused = sheet(true, 'en')
    expect(refused.isHeld).toBe(true)
    expect(refused.lines.at(-1)).toMatch(/^Not confirmed, as .*\.accepted could not be written/)
    rmSync(lastGoodFolder(), { recursive: true })
    expect(sheet(true, 'en')).toEqual({
      lines: [expect.stringMatching(/^There are no last good files of a site in /)],
      isHeld: true,
    })
  } finally {
    delete process.env.PRICE_LIST_URL
  }
})

test('a content folder that is away is no removal', () => {
  const before = kept().names()
  rmSync(join(folder, 'content'), { recursive: true })
  expect(content(['accept'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Нет папки'),
  })
  expect(kept().names()).toEqual(before)
})
