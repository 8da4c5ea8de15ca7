/** `npm run content -- new clinic`: the real command, the real check of what it wrote. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from '@/lib/clinic/files/finding'
import { locales } from '@/lib/routing/locales'
import newClinic from '@/messages/new-clinic.json'
import words from '@/messages/new-clinic-questions.json'
import { bundleFlags, bundleOf } from '@/tests/support/bundled'
import { traces } from '@/tests/support/sample'
import { checkContent } from '../check/check'
import { beginClinic, policyText } from '../clinic/begin'
import { type FactName, factNames } from '../clinic/facts'
import { create } from '../create'

const folder = mkdtempSync(join(tmpdir(), 'new-clinic-'))
afterAll(() => rmSync(folder, { recursive: true }))

const facts = {
  'name-ru': "Тестовая Бухта, О'Тест",
  'name-kk': 'Сынақ "Шығанағы"',
  'legal-ru': 'ТОО «Тестовая Бухта»',
  'legal-kk': '«Сынақ Шығанағы» ЖШС',
  bin: '222222222222',
  founded: '2011',
  phone: '+77980000555',
  email: 'desk@bay.example',
  domain: 'bay.example',
  'city-ru': 'Тестоград, в Тестограде, Тестограда',
  'city-kk': 'Сынаққала, Сынаққалада, Сынаққаладағы',
  'street-ru': 'ул. Проверки, 5: вход со двора',
  'street-kk': 'Тексеру көшесі, 5',
  'postal-code': '222222',
  location: '50.111, 70.222',
  hours: '9:00-18:00',
  licence: '22222222XX',
  'licence-date': '2012-03-04',
  'activity-ru': 'Терапия',
  'activity-kk': 'Терапия',
} as const satisfies Partial<Record<FactName, string>>

const flags = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value])

function content(dir: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...bundleFlags, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: dir },
    input: bundleOf('tools/content/cli.ts'),
  })
  return { status, stdout, stderr }
}

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

test('the folder is complete, without a word of the sample, and takes records', async () => {
  const dir = join(folder, 'bay')
  const begun = content(dir, 'new', 'clinic', dir, ...flags, '--language', 'kk')
  expect(begun).toMatchObject({ status: 0, stderr: '' })
  // What a lawyer has to read, and the commands that follow.
  expect(begun.stdout).toContain('documents/privacy-policy.{ru,kk}.md')
  expect(begun.stdout).toContain(`CONTENT_DIR=${dir} npm run documents`)
  // Nobody can agree to an empty sheet, nor to a text with gaps (B1500).
  expect(content(dir, 'check', '--language', 'en')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(
      /found \[\p{L}+: .+\], expected what the brackets ask for.*kk\/privacy-policy\.pdf: found an empty sheet/su,
    ),
  })
  // What is still missing fits on a screen, and each line says who mends it (B1182).
  const missing = content(dir, 'check', '--language', 'ru').stdout.trim().split('\n').slice(0, -1)
  expect(missing.length).toBeLessThanOrEqual(10)
  expect(missing.filter(line => !/ — (?:редактор|юрист)/.test(line))).toEqual([])
  expect(missing.filter(line => /privacy-policy/.test(line))).toHaveLength(4)
  expect(missing[4]).toContain('врачей, услуг и анализов ещё нет')
  expect(readFileSync(join(dir, 'clinic.yaml'), 'utf8')).toContain('# ӨЗГЕРТІҢІЗ: ')
  const texts = filesIn(dir).filter(file => /\.(yaml|md|csv|svg|pdf)$/.test(file))
  expect(texts.length).toBeGreaterThan(30)
  const found = texts.flatMap(file => readFileSync(file, 'utf8').match(traces) ?? [])
  expect(found).toEqual([])
  const pages = texts.filter(file => file.includes('/pages/'))
  for (const file of pages) expect(readFileSync(file, 'utf8')).not.toMatch(/\{\w+\}/)

  process.env.CONTENT_DIR = dir
  // A price list of which nothing can be shown is begun all the same (B1495).
  const head = readFileSync(join(dir, 'analyses.csv'))
  writeFileSync(join(dir, 'analyses.csv'), 'Наименование;Цена\nСОЭ;200 руб.\n')
  const refused = await checkContent()
  expect(refused.findings).not.toEqual([])
  expect(refused.notes.map(({ code }) => code)).not.toContain('nothingYet')
  writeFileSync(join(dir, 'analyses.csv'), head)

  create('specialty', 'terapevt', 'ru')
  create('doctor', 'proverkina-anna', 'ru')
  create('analysis', 'proba', 'ru')
  const fill = (file: string, ...changes: readonly (readonly [string, string])[]) => {
    const path = join(dir, file)
    const filled = changes.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(path, 'utf8'),
    )
    writeFileSync(path, filled)
  }
  for (const locale of locales) {
    const policy = join(dir, `documents/privacy-policy.${locale}.md`)
    const gap = new RegExp(`\\[${newClinic[locale].unfilled}[^\\]]*\\]`, 'g')
    writeFileSync(policy, readFileSync(policy, 'utf8').replace(gap, '7'))
  }
  const gaps = ({ file, code }: Finding) => [file, code]
  expect(
    (await checkContent()).findings.filter(({ file }) => /policy/.test(file)).map(gaps),
  ).toEqual([
    ['files/documents/kk/privacy-policy.pdf', 'emptyConsent'],
    ['files/documents/privacy-policy.pdf', 'emptyConsent'],
  ])
  for (const sheet of ['', 'kk/'])
    writeFileSync(join(dir, `files/documents/${sheet}privacy-policy.pdf`), '%PDF-1.4 read')
  fill('specialties.yaml', ["''", 'Терапевт'])
  fill('clinic.yaml', ['specialties: []', 'specialties: [terapevt]'])
  fill(
    'doctors/proverkina-anna.yaml',
    ["''", 'Врач'],
    ['specialties: []', 'specialties: [terapevt]'],
  )
  const { findings, notes } = await checkContent()
  expect(notes.map(({ code }) => code)).toContain('notSaidYet')
  expect(notes.map(({ code }) => code)).not.toContain('nothingYet')
  const byDoctor = findings.filter(({ file }) => file !== 'analyses.csv')
  expect(byDoctor).toEqual([])
  expect(readFileSync(join(dir, 'analyses.csv'), 'utf8')).toMatch(/\n1;proba;/)
}, 60_000)

test.each(locales)(
  'the policy of a new clinic has each clause of the sample, in %s (B1501)',
  locale => {
    const sample = readFileSync(`content/documents/privacy-policy.${locale}.md`, 'utf8')
    const own = policyText(locale, '2026-02-03')
    const clauses = (text: string) => text.match(/^(?:#+ |\d+\. |> )/gm)
    expect(clauses(own)).toEqual(clauses(sample))
    expect(own).toContain('03.02.2026')
    expect(own.match(/\{\w+\}/g)).toEqual(sample.match(/\{\w+\}/g))
    expect(own).not.toMatch(/KZ00|30\.11\.2026/)
  },
)

test('a folder with anything in it is refused and stays as it was', () => {
  const dir = mkdtempSync(join(folder, 'full-'))
  writeFileSync(join(dir, 'mine.txt'), 'mine')
  const refused = content(dir, 'new', 'clinic', dir, ...flags, '--language', 'en')
  expect(refused).toMatchObject({ status: 2, stdout: '' })
  expect(refused.stderr).toContain(`${dir} is not empty: nothing was written`)
  expect(readdirSync(dir)).toEqual(['mine.txt'])
}, 60_000)

test('without a terminal missing and wrong facts are named by their flags', () => {
  const dir = join(folder, 'none')
  const refused = content(dir, 'new', 'clinic', dir, '--phone', '123', '--hours', '25:00-9:00')
  expect(refused.status).toBe(2)
  expect(refused.stderr).toContain('--phone: «123» не подходит. Нужно: Телефон')
  expect(refused.stderr).toContain(
    '--hours: «25:00-9:00» не подходит. Нужно: Часы работы (8:00-20:00 или',
  )
  expect(refused.stderr).toMatch(/Добавьте: --name-ru --name-kk .*--activity-kk\n/)
  expect(refused.stderr).not.toContain('--whatsapp')
  expect(existsSync(dir)).toBe(false)
}, 60_000)

test('a terminal is asked for what no flag gives, again after a wrong answer', async () => {
  const dir = join(folder, 'asked')
  const { phone: _phone, bin: _bin, ...given } = facts
  const asked: string[] = []
  const answers = ['22', facts.bin, '', facts.phone, '']
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  await beginClinic(dir, given, 'kk', ask)
  const { bin, phone, whatsapp } = words.kk.questions
  expect(asked.map(question => question.split('\n').at(-1))).toEqual(
    [bin, bin, phone, phone, whatsapp, ...Object.values(words.kk.tables)].map(text => `${text}: `),
  )
  expect(asked[1]).toContain('«22» жарамайды')
  expect(readFileSync(join(dir, 'clinic.yaml'), 'utf8')).toContain('whatsapp: "+77980000555"')
})

test('a phone, a day and a domain may be written as people write them (B1331)', async () => {
  const dir = join(folder, 'written')
  const written = {
    ...{ phone: '8 (798) 000-05-55', whatsapp: '+7 798 000 05 56' },
    ...{ 'licence-date': '04.03.2012', domain: 'https://bay.example/' },
  }
  const lines = await beginClinic(dir, { ...facts, ...written }, 'ru', undefined)
  const clinic = readFileSync(join(dir, 'clinic.yaml'), 'utf8')
  expect(clinic).toContain('phones: ["+77980000555"]')
  expect(clinic).toContain('whatsapp: "+77980000556"')
  expect(clinic).toContain('issued: "2012-03-04"')
  expect(lines.join()).toContain('SITE_URL=https://bay.example')
})

test('every fact has a question in each language', () => {
  for (const { questions } of Object.values(words))
    expect(Object.keys(questions)).toEqual(factNames)
})

const both = 'tests/unit/lib/clinic/files/workbooks/both.xlsx'

test('price lists and doctors of tables are there from the start, and what is missing is said (B1331)', () => {
  const dir = join(folder, 'tables')
  const doctors = join(folder, 'doctors.csv')
  writeFileSync(doctors, 'ФИО;Специальность;Приём\nПробная Анна;Терапевт;9000\n')
  const tables = ['--analyses', both, '--services', both, '--doctors', doctors]
  const begun = content(dir, 'new', 'clinic', dir, ...flags, ...tables)
  expect(begun).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(join(dir, 'analyses.csv'))).toBe(false)
  expect(readFileSync(join(dir, 'analyses.xlsx'))).toEqual(readFileSync(both))
  const [written = '', missing = ''] = begun.stdout.split(
    'Чего ещё не хватает, самое заметное сначала:\n',
  )
  expect(written).toContain('Врачей записано: 1')
  expect(missing).toMatch(
    /врачей, о которых сказана одна специальность: 1.*заготовки.*врачей: 1, услуг: [1-9]\d*, анализов: [1-9]/s,
  )
  expect(missing).not.toContain('врачей, услуг и анализов ещё нет')
}, 60_000)

test('a table of which nothing can be made is asked for again, and refused where nobody can answer (B1331)', async () => {
  const dir = join(folder, 'asked-tables')
  const wrong = join(folder, 'wrong.csv')
  writeFileSync(wrong, 'Услуга;Сколько\nМассаж;9000\n')
  const asked: string[] = []
  // As a terminal writes what is dropped on it.
  const answers = [`'${wrong}'`, '', both, '']
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  const all = { ...facts, whatsapp: facts.phone }
  await beginClinic(dir, all, 'ru', ask)
  expect(asked).toEqual([
    expect.stringMatching(/^Прайс анализов/),
    expect.stringMatching(/^wrong\.csv, .*столб.*\nПрайс анализов/s),
    expect.stringMatching(/^Прайс услуг/),
    expect.stringMatching(/^Таблица врачей/),
  ])
  expect(existsSync(join(dir, 'analyses.csv'))).toBe(true)
  expect(existsSync(join(dir, 'services.xlsx'))).toBe(true)
  const other = join(folder, 'refused-tables')
  const refused = beginClinic(other, { ...all, analyses: wrong }, 'ru', undefined)
  await expect(refused).rejects.toThrow('wrong.csv')
  const away = beginClinic(other, { ...all, doctors: 'нет.xlsx' }, 'ru', undefined)
  await expect(away).rejects.toThrow('нет.xlsx: файла нет')
  expect(existsSync(other)).toBe(false)
})
