/** `npm run content` as a command; the second test continues from the first. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { bundleFlags, bundleOf } from '@/tests/support/bundled'
import { checkContent } from '../check/check'
import { create } from '../create'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
const dir = join(folder, 'clinic')
afterAll(() => rmSync(folder, { recursive: true }))

/** The command as a bundle, as in a build. */
const content = (...args: readonly string[]) => contentOf(dir, ...args)

function contentOf(clinic: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...bundleFlags, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: clinic },
    input: bundleOf('tools/content/cli.ts'),
  })
  return { status, stdout, stderr }
}

const kinds = {
  doctor: 'doctors/novyy.yaml',
  service: 'services/novyy.yaml',
  promotion: 'promotions/novyy.yaml',
  'check-up': 'check-ups/novyy.yaml',
  post: 'posts/novyy.ru.md',
  page: 'pages/klinika-v-novyy.kk.md',
  specialty: 'specialties.yaml',
  'service-category': 'service-categories.yaml',
  'parent-check-up': 'parent-check-ups.yaml',
  banner: 'banners.yaml',
  analysis: 'analyses.csv',
  'analysis-category': 'analysis-categories.csv',
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

/** What is left, as each command reads all files. */
const left = ['doctors/bekmuratova-sholpan', 'services/gastroskopiya', 'check-ups/fitnes']

function leaveFew() {
  for (const kind of ['doctors', 'services', 'check-ups', 'promotions', 'posts']) {
    for (const file of readdirSync(join(dir, kind))) {
      if (!left.includes(`${kind}/${parse(file).name}`)) rmSync(join(dir, kind, file))
    }
  }
}

test.each([
  ['ru', 'Нет папки'],
  ['kk', 'қалтасы жоқ'],
  ['en', 'There is no folder'],
])('a folder that is not there is named in the language of the check: %s', (language, words) => {
  const { status, stderr } = contentOf(`${dir}-away`, 'check', '--language', language)
  expect(status).toBe(2)
  expect(stderr).toContain(words)
  expect(stderr).toContain(`${dir}-away`)
  expect(stderr).not.toContain('ENOENT')
})

test('export copies the sample, new creates a record of each kind, check names the empty fields', () => {
  expect(content('export', dir).status).toBe(0)
  // The words of the search come with the site: a clinic has those that it adds.
  expect(filesIn(dir)).toEqual(filesIn('content').filter(file => !/^search\b/.test(file)))
  // Without a byte order mark Excel opens a table as windows-1251.
  for (const table of ['analyses.csv', 'analysis-categories.csv'])
    expect(readFileSync(join(dir, table)).subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf))
  expect(content('export', dir)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('не пуста'),
  })
  leaveFew()

  expect(content('new', 'doctor', 'novyy')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(kinds.doctor),
  })
  // The other kinds by calling the command's function.
  process.env.CONTENT_DIR = dir
  for (const [kind, file] of Object.entries(kinds).slice(1)) {
    expect(create(kind, kind === 'page' ? 'klinika-v-novyy' : 'novyy', 'ru')).toContain(file)
  }
  const { status, stdout } = content('check', '--language', 'en')
  expect(status).toBe(1)
  // New records have empty fields or fields to choose, but no unknown or mistyped ones.
  for (const file of Object.values(kinds)) expect(stdout).toContain(`${file}:`)
  expect(stdout).not.toMatch(/not known|YAML|whole number|true or false|fields with values/)
  expect(stdout).toMatch(/^doctors: 1, .* posts: .*: [1-9]\d* to be mended\n$/m)
  expect(() => create('doctor', 'novyy', 'ru')).toThrow('is there already')
}, 120_000)

test('a new doctor, filled in, is valid', async () => {
  const file = join(dir, 'doctors/novyy.yaml')
  const begun = readFileSync(file, 'utf8')
  const filled = begun
    .replaceAll("''", 'Врач')
    .replace('specialties: []', 'specialties: [terapevt]')
  writeFileSync(file, filled)
  const findings = (await checkContent()).findings.map(({ file }) => file)
  expect(findings).toContain('services/novyy.yaml')
  expect(findings).not.toContain('doctors/novyy.yaml')
  create('service-category', 'drugaya', 'ru')
  const rows = readFileSync(join(dir, 'analyses.csv'), 'utf8').trim().split('\n')
  expect(rows.map(row => Number(row.split(';')[0])).at(-1)).toBe(
    1 + Number(rows.at(-2)?.split(';')[0]),
  )
  writeFileSync(
    join(dir, 'analyses.csv'),
    'name_ru;price;id;slug\n"Железо; сыворотка";1500;41;zhelezo\n',
  )
  create('analysis', 'tretiy', 'ru')
  expect(readFileSync(join(dir, 'analyses.csv'), 'utf8')).toMatch(/\n;;42;tretiy\n$/)
  const sorts = readFileSync(join(dir, 'service-categories.yaml'), 'utf8').match(/sort: \d+/g)
  expect(new Set(sorts).size).toBe(sorts?.length)
  writeFileSync(join(dir, 'analyses.csv'), Buffer.from('\uFEFFid;slug\r\n', 'utf16le'))
  expect(() => create('analysis', 'tretiy', 'ru')).toThrow('UTF-16')
  expect(content('nonsense')).toMatchObject({
    status: 2,
    stderr: 'Нет команды nonsense\nВсе команды: npm run content -- --help\n',
  })
}, 60_000)

test.each([
  [
    'a folder, which is not the one that is checked',
    ['check', dir],
    `check does not take "${dir}"`,
  ],
  ['a flag of another command', ['check', '--accept'], 'check does not take --accept'],
  ['a fact without a clinic', ['new', 'post', 'x', '--phone', '1'], 'new does not take --phone'],
  ['a second folder', ['export', dir, dir], 'export does not take'],
])('B212: %s is refused', (_, args, sentence) => {
  const { status, stdout, stderr } = content(...args, '--language', 'en')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(sentence)
})

test("the error pages of nginx have the clinic's data", () => {
  expect(contentOf('tests/support/second-clinic', 'errors', join(folder, 'errors')).status).toBe(0)
  for (const [page, name] of [
    ['unavailable.ru', 'Тестовый Маяк'],
    ['refused.kk', 'Сынақ Шамшырағы'],
  ]) {
    const html = readFileSync(join(folder, 'errors', `${page}.html`), 'utf8')
    expect(html).toContain(`| ${name}</title>`)
    expect(html.match(/tel:[^"]+/g)).toEqual(['tel:+77980000777'])
  }
  expect(content('errors').status).toBe(2)
}, 60_000)

test('new begins nothing that cannot be, and nothing twice', () => {
  const clinic = join(folder, 'twice')
  cpSync('content', clinic, { recursive: true })
  process.env.CONTENT_DIR = clinic
  const before = filesIn(clinic)
  for (const [kind, slug, message] of [
    ['page', 'uslugi-uzi', 'There is no page /uslugi-uzi: SLUG is home, klinika-v-TOWN, '],
    ['page', 'doctors-list/nobody', 'doctors-list/SLUG'],
    ['doctor', 'ivanova/anna', 'A slug has small Latin letters'],
    ['analysis', 'ttg', 'ttg is there already: analyses.csv'],
    ['specialty', 'terapevt', 'terapevt is there already: specialties.yaml'],
  ] as const)
    expect(() => create(kind, slug, 'ru')).toThrow(message)
  expect(filesIn(clinic)).toEqual(before)
  for (const file of ['analyses.csv', 'specialties.yaml'])
    expect(readFileSync(join(clinic, file))).toEqual(readFileSync(join('content', file)))
  for (const kind of ['banner', 'specialty', 'analysis']) {
    create(kind, 'b1', 'ru')
    expect(() => create(kind, 'b1', 'ru')).toThrow('b1 is there already')
  }
  // The pages of records, and those of towns, which are made by their texts.
  for (const path of ['doctors-list/kim-artem', 'klinika-v-astane'])
    expect(create('page', path, 'ru')).toEqual([`pages/${path}.ru.md`, `pages/${path}.kk.md`])

  writeFileSync(join(clinic, 'analyses.csv'), 'Код;Название;Цена\n1;Железо;1500\n')
  expect(() => create('analysis', 'natriy', 'ru')).toThrow('has no column id or slug')
  expect(contentOf(join(folder, 'away'), 'new', 'doctor', 'petrov')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Нет папки'),
  })
  expect(readdirSync(folder)).not.toContain('away')
  expect(contentOf(clinic, 'new', 'doctor', 'kim-artem').stderr).toContain('уже есть')
}, 60_000)
