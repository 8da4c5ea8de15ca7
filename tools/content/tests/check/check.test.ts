import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { contentCopy } from '@/tests/support/content-copy'
import { checkContent } from '../../check/check'

const { dir, change, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
afterAll(remove)

const found = async () => (await checkContent()).findings.map(findingLine)

test('the sample content is valid', async () => {
  expect(await found()).toEqual([])
})

const visit = 'services/priem-nevrologa.yaml'
const promotion = 'promotions/serdtse-v-vyhodnye.yaml'
const checkUp = 'check-ups/bazovyj-check-up.yaml'
const place = 'a file of files/ in the content folder, as /files/…'
const permitted = 'one that an activity of the licence permits (clinic.yaml)'

const titleOf = (file: string) =>
  /^title: (.*)$/m.exec(readFileSync(join(dir, file), 'utf8'))?.[1] ?? ''

/** The injected error, its file, and the expected finding. */
const faults: readonly (readonly [string, string, string | RegExp, string, string | RegExp])[] = [
  [
    'a visit dearer than with the cheapest doctor',
    visit,
    'price: 12500',
    'price: 13000',
    `${visit}:5 price: found 13000, expected 12500, as the cheapest doctor of nevrolog`,
  ],
  [
    'a visit that does not say to whom',
    visit,
    'visit_to: nevrolog\n',
    '',
    `${visit}:1 visit_to: found nothing, expected the specialty of the doctor`,
  ],
  [
    'a video elsewhere than on a host of videos',
    'doctors/li-aleksandr.yaml',
    'first_appointment:',
    'video: { url: https://video.example/a, duration: 65 }\nfirst_appointment:',
    /^doctors\/li-aleksandr\.yaml:\d+ video\.url: found "https:\/\/video\.example\/a", expected an address of a video .* on YouTube, VK Video or Rutube$/,
  ],
  [
    'a paediatrician without a label that says so',
    'doctors/kuznetsova-anna.yaml',
    '  - { ru: Принимает детей, kk: Балаларды қабылдайды }\n',
    '  - { ru: Принимает вечером, kk: Балаларды қабылдайды }\n',
    'doctors/kuznetsova-anna.yaml:10 tags: found "Врач высшей категории, Принимает вечером, Справки для сада …, expected a label that the doctor sees children (ru), as the specialty is for them',
  ],
  [
    'a paediatrician whose label says the contrary',
    'doctors/esenova-madina.yaml',
    'kk: Балаларды қабылдайды }',
    'kk: Тек ересектерді қабылдайды }',
    'doctors/esenova-madina.yaml:12 tags.1.kk: found "Тек ересектерді қабылдайды", expected no such label, as the specialty is for children',
  ],
  [
    'a specialist of a promotion whom the clinic has not',
    'promotions/onkoskrining-pervyy-shag.yaml',
    'visits_to: [ onkolog ]',
    'visits_to: [ onkohirurg ]',
    'promotions/onkoskrining-pervyy-shag.yaml:6 visits_to.0: found "onkohirurg", expected a specialty that a doctor of doctors/ has',
  ],
  [
    'a specialist of a programme whom the clinic has not',
    checkUp,
    'visit_to: terapevt',
    'visit_to: internist',
    `${checkUp}:16 packages.0.programme.0.items.0.visit_to: found "internist", expected a specialty that a doctor of doctors/ has`,
  ],
  [
    'a promotion dearer than its services less the discount',
    promotion,
    'price: 13600',
    'price: 13700',
    `${promotion}:6 price: found 13700, expected at most 13600: its services less the discount`,
  ],
  [
    'a programme dearer than its parts',
    checkUp,
    'general_price: 34900',
    'general_price: 44900',
    `${checkUp}:10 packages.0.general_price: found 44900, expected at most 40644: the sum of its parts`,
  ],
  [
    'a specialty that the licence does not permit',
    'clinic.yaml',
    'specialties: [ onkolog ]',
    'specialties: []',
    'doctors/ibragimova-zhanna.yaml:4 specialties.0: found specialties that no activity of the licence names: onkolog, expected them in clinic.yaml, under specialties of the activities that permit them',
  ],
  [
    'a specialty of the licence that there is not',
    'clinic.yaml',
    'specialties: [ onkolog ]',
    'specialties: [ onkolog, onkohirurg ]',
    /^clinic\.yaml:\d+ licence\.activities\.10\.specialties\.1: found "onkohirurg", expected a slug of specialties\.yaml$/,
  ],
  [
    'an analysis of a programme that there is not',
    'check-ups/ritm-serdca.yaml',
    '[ nt-probnp, troponin-i ]',
    '[ nt-probnp, troponin-t ]',
    /ritm-serdca\.yaml:\d+ packages\.0\.programme\.\d\.items\.4\.analysis\.1: found "troponin-t", expected a slug of analyses\.csv$/,
  ],
  [
    'a category of promotions that the licence does not permit',
    promotion,
    'category: diagnostics',
    'category: plastic',
    `${promotion}:5 category: found "plastic", expected ${permitted}`,
  ],
  [
    'a link to an anchor that the article has not',
    'posts/zdorovyy-son.ru.md',
    /^## /m,
    '[к выводам](#vyvody)\n\n## ',
    /^posts\/zdorovyy-son\.ru\.md:\d+: found "#vyvody", expected an anchor of this text: #1-/,
  ],
  [
    'an article changed before it was written',
    'posts/zdorovyy-son.ru.md',
    /^updated_at: .*$/m,
    'updated_at: 2020-01-02',
    /^posts\/zdorovyy-son\.ru\.md:\d+ updated_at: found "2020-01-02", expected a day not before created_at, 20/,
  ],
  [
    'an unknown field of a page',
    'pages/klinika-v-almaty.ru.md',
    'title:',
    'nofollow: true\ntitle:',
    'pages/klinika-v-almaty.ru.md:2 nofollow: found a field that is not known, expected one of the fields in the template, spelled as there',
  ],
  [
    'two pages with one title',
    'pages/contacts.ru.md',
    /^title: .*$/m,
    `title: ${titleOf('pages/about-us.ru.md')}`,
    /^pages\/contacts\.ru\.md:\d+ title: found ".*", expected a title of its own, as pages\/about-us\.ru\.md has this one$/,
  ],
  [
    'a record that lacks a language',
    'doctors/kim-artem.yaml',
    /^name: \{ (ru: [^,]+), kk: [^}]+\}/m,
    'name: { $1 }',
    'doctors/kim-artem.yaml:2 name.kk: found nothing, expected text',
  ],
  [
    'a field that is not known',
    'specialties.yaml',
    'slug: kardiolog',
    'slug: kardiolog\n  nmae: x',
    'specialties.yaml:22 nmae: found a field that is not known, expected one of the fields in the template, spelled as there',
  ],
  [
    'a picture as letters, which Google Docs leaves in a text',
    'posts/bol-v-spine-za-stolom.ru.md',
    /\n$/,
    '\n\n![][image1]\n\n[image1]: <data:image/png;base64,AAAA>\n',
    /^posts\/bol-v-spine-za-stolom\.ru\.md:\d+: found a picture within the text, expected the picture as a file/,
  ],
  [
    'a picture that is not there',
    visit,
    'priem-nevrologa.webp',
    'priem-nevrolog.webp',
    `${visit}:6 image: found "/files/services/priem-nevrolog.webp", expected ${place}`,
  ],
  [
    'a document that is not there',
    'analyses.csv',
    '/files/documents/preparation-blood-tests.pdf',
    '/files/blood.pdf',
    `analyses.csv:2 document: found "/files/blood.pdf", expected ${place}`,
  ],
  [
    'a link of an article that leads nowhere',
    'posts/zdorovyy-son.ru.md',
    '](/doctors-list/list)',
    '](/doctors-list/nobody)',
    'posts/zdorovyy-son.ru.md:60: found "/doctors-list/nobody", expected a page that is there',
  ],
  [
    'a link that leaves the language',
    'posts/zdorovyy-son.kk.md',
    '](/kk/doctors-list/list)',
    '](/doctors-list/list)',
    'posts/zdorovyy-son.kk.md:42: found "/doctors-list/list", expected a page of the same language: /kk in front',
  ],
  [
    'a banner that leads nowhere',
    'banners.yaml',
    'link: /check-up/list',
    'link: /checkup',
    'banners.yaml:10: found "/checkup", expected a page that is there',
  ],
  [
    'a former slug that is the slug still (B1407)',
    'doctors/pak-viktoriya.yaml',
    'specialties:',
    'former_slugs: [ pak-viktoriya ]\nspecialties:',
    'doctors/pak-viktoriya.yaml:4 former_slugs.0: found pak-viktoriya, which is the address still, expected the new address confirmed beside its field (✓) before saving; or nothing here, if the address stays',
  ],
  [
    'a Latin letter in a Russian word',
    'service-categories.yaml',
    'Диагностика',
    'Диaгностика',
    'service-categories.yaml:10: found the Latin a in the word "Диaгностика", expected letters of one alphabet: type the word anew, with the Russian or Kazakh keyboard',
  ],
  [
    'a leaflet that demands more in one language than in the other',
    'documents/preparation-mri.ru.md',
    'layout: leaflet\n',
    'layout: leaflet\nfasting_hours: 4\n',
    'documents/preparation-mri.kk.md fasting_hours: found nothing, expected the same as documents/preparation-mri.ru.md: 4',
  ],
  [
    'a text that denies what its leaflet asks for',
    'services/bazovye-analizy-krovi.yaml',
    /ru: "Приходите натощак[^"]*"/,
    'ru: "Готовиться не нужно."',
    'services/bazovye-analizy-krovi.yaml:44 warning.ru: found "Готовиться не нужно.", expected 8 hours without food, as the leaflet documents/preparation-blood-tests.ru.md demands, or no leaflet',
  ],
  [
    'a Kazakh text with fewer hours than the Russian one',
    'analyses.csv',
    '6 сағат тамақ ішпеңіз',
    '4 сағат тамақ ішпеңіз',
    /^analyses\.csv:\d+ preparation_kk: found "[^"]*4 сағат.*, expected the same as preparation_ru: 6$/,
  ],
  [
    'a policy of another edition than the consent',
    'documents/privacy-policy.kk.md',
    '30.11.2026',
    '01.10.2026',
    'documents/privacy-policy.kk.md: found another edition, expected the day 30.11.2026, the last of policy_editions in clinic.yaml',
  ],
  [
    'a fact of the clinic',
    'clinic.yaml',
    "opens: '8:00'",
    "opens: '8'",
    'clinic.yaml:54 hours.opens: found "8", expected a time such as 8:00',
  ],
]

/** Rows of former addresses with a fault each, and the expected finding. */
const redirects: readonly (readonly [string, string, string])[] = [
  [
    'a former address that is still a page',
    '/kk/contacts/;/doctors-list/list',
    'from: found "/kk/contacts/", expected an address at which there is nothing: this one is answered, and never redirected',
  ],
  [
    'a former address that is still a file',
    '/files/documents/preparation-blood-tests.pdf;/doctors-list/list',
    'from: found "/files/documents/preparation-blood-tests.pdf", expected an address at which there is nothing: this one is answered, and never redirected',
  ],
  [
    'a former address that the site keeps for itself',
    '/api/doctors;/doctors-list/list',
    'from: found "/api/doctors", expected an address at which there is nothing: this one is answered, and never redirected',
  ],
  [
    'a former address that stands twice',
    '/Uslugi/uzi.html/;/doctors-list/list',
    'from: found "/Uslugi/uzi.html/", expected it once: it stands in line 2, too; delete one of the two',
  ],
  [
    'a former address that leads nowhere',
    '/old-12;/doctors-list/nobody',
    'to: found "/doctors-list/nobody", expected a page that is there',
  ],
  [
    'a former address that leads to another one',
    '/old-13;/ceny',
    'to: found "/ceny", expected where it ends: /analysis/list',
  ],
  [
    'a former address that leads to itself',
    '/krug;/KRUG',
    'to: found "/KRUG", expected a page: these rows lead to one another',
  ],
  [
    'a former address that leads to one language',
    '/old-15;/kk/doctors-list/list',
    'to: found "/kk/doctors-list/list", expected the address without /kk',
  ],
  [
    'a former address that is none',
    'vrachi;/doctors-list/list',
    'from: found "vrachi", expected an address such as /uslugi/uzi.html',
  ],
]

describe('former addresses', () => {
  const before = readFileSync('content/redirects.csv', 'utf8').trimEnd().split('\n').length
  const expected = redirects.map(
    ([name, , line], index) => [name, `redirects.csv:${before + index + 1} ${line}`] as const,
  )
  let lines: readonly string[]

  beforeAll(async () => {
    reset()
    const rows = redirects.map(([, row]) => row)
    change('redirects.csv', /\s*$/, `\n${rows.join('\n')}\n`)
    lines = await found()
  })

  test.each(expected)('%s', (_, line) => {
    expect(lines).toContain(line)
  })

  test('nothing else is a finding', () => {
    expect(lines).toHaveLength(expected.length)
  })
})

type Fault = (typeof faults)[number]

/**
 * Groups the errors so that all files are checked once per group, with at most one error per file.
 */
const rounds: Fault[][] = []
for (const fault of faults) {
  const round = rounds.find(each => each.every(([, file]) => file !== fault[1]))
  if (round) round.push(fault)
  else rounds.push([fault])
}

describe.each(rounds.map((round, index) => ({ name: `round ${index + 1}`, round })))(
  '$name',
  ({ round }) => {
    let lines: readonly string[]

    beforeAll(async () => {
      reset()
      for (const [, file, from, to] of round) change(file, from, to)
      lines = await found()
    })

    test.each(round)('%s', (_, _file, _from, _to, line) => {
      expect(lines).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line))
    })
  },
)

test('the maximum price of each programme is known', async () => {
  reset()
  const files = readdirSync(join(dir, 'check-ups')).map(name => `check-ups/${name}`)
  for (const file of files) change(file, /(_price): \d+/g, '$1: 9999999')
  const prices = files.flatMap(
    file => readFileSync(join(dir, file), 'utf8').match(/_price: 9999999/g) ?? [],
  )
  const dear = (await found()).filter(line => line.includes('the sum of its parts'))
  expect(dear).toHaveLength(prices.length)
})

test('texts of pages: both languages, existing pages, fields', async () => {
  reset()
  rmSync(join(dir, 'pages/contacts.kk.md'))
  writeFileSync(join(dir, 'pages/nowhere.ru.md'), '---\ntitle: А\n---\n')
  expect(await found()).toEqual([
    'pages/contacts.kk.md: found no file, expected the text of contacts.ru.md',
    'pages/nowhere.kk.md: found no file, expected the text of nowhere.ru.md',
    'pages/nowhere.ru.md: found "/nowhere", expected the path of a page as its name',
    'pages/nowhere.ru.md:2 description: found nothing, expected text',
    'pages/nowhere.ru.md:2 keywords: found nothing, expected a list',
  ])
})

test('what texts of pages tell search engines: pages and pictures that are there, no contradiction', async () => {
  reset()
  const say = (page: string, ...lines: readonly string[]) =>
    change(`pages/${page}.ru.md`, /^---\n/, `---\n${lines.join('\n')}\n`)
  say('home', 'noindex: true')
  say('about-us', 'noindex: true', 'canonical: /contacts')
  say('analysis/list', 'canonical: /doctors-list/nobody')
  say('contacts', 'canonical: /corporate-clients')
  say('corporate-clients', 'noindex: true')
  say('doctors-list/list', 'canonical: /posts/list')
  say('posts/list', 'canonical: /promotions/list')
  say('services/top', 'share: /files/none.jpg')
  say('promotions/list', 'noindex: yes', 'share: https://elsewhere.example/a.jpg')
  mkdirSync(join(dir, 'root'))
  for (const name of ['google1.html', '.hidden', 'robots.txt', 'Яндекс.html']) {
    writeFileSync(join(dir, 'root', name), '')
  }
  const picture = 'a file of files/ in the content folder, as /files/…'
  expect(await found()).toEqual([
    'pages/about-us.ru.md:2 noindex: found true, expected either noindex or canonical, not both',
    'pages/analysis/list.ru.md:2: found "/doctors-list/nobody", expected a page that is there',
    'pages/contacts.ru.md:2 canonical: found "/corporate-clients", expected a page that search engines show: pages/corporate-clients.ru.md is not shown itself',
    'pages/doctors-list/list.ru.md:2 canonical: found "/posts/list", expected a page that search engines show: pages/posts/list.ru.md names /promotions/list',
    'pages/home.ru.md:2 noindex: found true, expected none, as this is the home page',
    'pages/promotions/list.ru.md:2 noindex: found "yes", expected true or false',
    'pages/promotions/list.ru.md:3 share: found "https://elsewhere.example/a.jpg", expected a picture such as /files/share.jpg',
    `pages/services/top.ru.md:2 share: found "/files/none.jpg", expected ${picture}`,
    'root/robots.txt: found "robots.txt", expected another name, as the site has this file itself',
    'root/Яндекс.html: found "Яндекс.html", expected a name such as google0123456789abcdef.html, also .xml, .txt, .json',
  ])
})

describe('a table of services', () => {
  const table = (...rows: readonly string[]) =>
    writeFileSync(join(dir, 'services.csv'), ['Адрес;Услуга;Цена;Раздел', ...rows].join('\n'))
  beforeEach(reset)

  test('gives the prices that visits, promotions and programmes are compared with (B193)', async () => {
    change(visit, 'price: 12500\n', '')
    table('priem-nevrologa;Приём невролога;12500;')
    expect(await found()).toEqual([])
    table('priem-nevrologa;Приём невролога;13000;')
    expect(await found()).toEqual([
      'services.csv:2 price: found 13000, expected 12500, as the cheapest doctor of nevrolog',
    ])
    change('services/uzi-serdtsa.yaml', /price: \d+\n/, '')
    table('uzi-serdtsa;УЗИ сердца;100;')
    expect((await found()).filter(line => line.startsWith(promotion))).toEqual([
      expect.stringMatching(/ price: .*its services less the discount$/),
    ])
  })

  test('has categories that the licence names, or one line says which it does not (B193)', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => `;Сеанс ${index};100;Остеопатия`)
    table(...rows, ';Массаж стоп;100;Стоматология', ';Приём знахаря;100;Знахарство')
    const where = 'in clinic.yaml, under service_categories of the activities that permit them'
    expect(await found()).toEqual([
      `services.csv:2 category: found categories that no activity of the licence names in 501 rows, expected ${where}: osteopatiya, znaharstvo`,
    ])
  })

  test('is refused like that of analyses, with its own file beside a workbook named', async () => {
    table(';Приём хирурга;по записи;', ';Сеанс;1;', ';сеанс;2;')
    expect(await found()).toEqual([
      'services.csv:2 price: found "по записи", expected whole tenge such as 9000, from 9000, free, or: on request',
    ])
    cpSync('tests/unit/lib/clinic/files/workbooks/price-list.xlsx', join(dir, 'services.xlsx'))
    expect(await found()).toContainEqual(
      expect.stringContaining('services.csv: found a file that the site does not read'),
    )
    writeFileSync(join(dir, 'services.xlsx'), '')
    expect(await found()).toContainEqual(
      expect.stringMatching(/^services\.xlsx: found no workbook, expected a workbook: open it/),
    )
    rmSync(join(dir, 'services.xlsx'))
  })
})

test('of a table and the workbook of its name the workbook is read, and the other is named', async () => {
  reset()
  cpSync('tests/unit/lib/clinic/files/workbooks/errors.xlsx', join(dir, 'analyses.xlsx'))
  rmSync(join(dir, 'analysis-categories.csv'))
  rmSync(join(dir, 'analysis-sets'), { recursive: true })
  expect((await found()).filter(line => /^analys/.test(line))).toEqual([
    expect.stringContaining('analyses.csv: found a file that the site does not read'),
    expect.stringMatching(/^analyses\.xlsx:10 price: found "#REF!".*took it for a formula/),
  ])
})

test('a file beside the one that the site reads is named', async () => {
  reset()
  const names = [
    ...['analyses (1).csv', 'prices.xlsx', 'doctors/kim-artem.yaml.txt', 'doctors/kim-artem.yml'],
    ...['posts/mammografiya.md', 'pages/services/top.md'],
    ...['.~lock.analyses.csv#', '~$analyses.csv', 'README.md', 'files/list.xlsx'],
  ]
  for (const name of names) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), '')
  }
  expect((await found()).map(line => line.replace(/, expected .*/, ''))).toEqual(
    names
      .slice(0, 6)
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map(name => `${name}: found a file that the site does not read`),
  )
})

test('a price list among pictures, where the editor puts uploads, is named (B1408)', async () => {
  reset()
  for (const name of ['analyses.xlsx', 'services-1.xlsx', 'services-of-2026.xlsx', 'list.xlsx'])
    writeFileSync(join(dir, 'files', name), '')
  const said = 'found a table among pictures and papers, where the site reads none'
  expect((await found()).map(line => line.replace(/, expected .*/, ''))).toEqual([
    `files/analyses.xlsx: ${said}`,
    `files/services-1.xlsx: ${said}`,
  ])
})

test('a workbook of another format is to be saved, not renamed', async () => {
  reset()
  const names = ['analyses.ods', 'analyses.xls', 'analyses.xlsm']
  for (const name of names) writeFileSync(join(dir, name), '')
  expect(await found()).toEqual(
    names.map(name =>
      expect.stringContaining(`${name}: found a workbook of a format that the site`),
    ),
  )
})

/** A field that is not known, in every second file of a folder. */
function spoilFolder(folder: string): readonly string[] {
  const files = readdirSync(join(dir, folder)).filter(
    (name, at) => name.endsWith('.yaml') && at % 2,
  )
  return files.map(name => {
    const file = join(folder, name)
    change(file, /$/, '\nnosuch: 1\n')
    return file
  })
}

function spoil(file: string, from: RegExp, to: string): readonly string[] {
  change(file, from, to)
  return [file]
}

const spoilList = (file: string) => spoil(file, /^- id: (\d*[13579])$/gm, '- id: $1\n  nosuch: 1')

const bySlug = {
  services: '/services/details',
  promotions: '/promotions',
  doctors: '/doctors-list',
}

/** Rows that lead to the pages of all files of a folder. */
function linkTo(folder: keyof typeof bySlug): void {
  const slugs = readdirSync(join(dir, folder)).map(name => name.replace('.yaml', ''))
  const rows = slugs.map(slug => `/old/${slug}.html;${bySlug[folder]}/${slug}`)
  change('redirects.csv', /\s*$/, `\n${rows.join('\n')}\n`)
}

/** A panel of an analysis that no table of names has. */
function panelOf(name: string): readonly string[] {
  change('search/panels.csv', /\s*$/, `\nсвоя панель;;all;${name}, алт\n`)
  return []
}

/** Faults, and the files that they are in. */
const spoilt: readonly (readonly [string, () => readonly string[]])[] = [
  [
    'rows',
    () => [
      ...panelOf('Группа крови и резус-фактор'),
      ...spoil('analyses.csv', /^(\d*[13579];(?:[^;]*;){4})\d+;/gm, '$1abc;'),
      ...spoil('analysis-categories.csv', /^(\d*[13579];[^;]*);.*$/gm, '$1;-'),
    ],
  ],
  ...(['services', 'doctors', 'promotions'] as const).map(
    folder =>
      [
        `files of ${folder}`,
        () => {
          linkTo(folder)
          return spoilFolder(folder)
        },
      ] as const,
  ),
  ['files of check-ups', () => spoilFolder('check-ups')],
  [
    'rows of services',
    () => {
      change(visit, 'price: 12500\n', '')
      change(
        'posts/zdorovyy-son.ru.md',
        /^services: .*\n|(?=^updated_at)/m,
        'services: [ seans ]\n',
      )
      const rows = ['priem-nevrologa;Приём невролога;abc', ';Сеанс;-1', ';Массаж;100']
      writeFileSync(join(dir, 'services.csv'), ['Адрес;Услуга;Цена', ...rows].join('\n'))
      return ['services.csv']
    },
  ],
  ['lists', () => ['specialties.yaml', 'service-categories.yaml'].flatMap(spoilList)],
  ['a list that others of these name', () => spoilList('parent-check-ups.yaml')],
  ['a whole table', () => spoil('analyses.csv', /;price;/, ';how much;')],
  ['a whole list', () => spoil('specialties.yaml', /- id: 1$/m, '- id: [')],
]

test.each(spoilt)(
  '%s with a fault are named alone, and not all that refers to them (B198)',
  async (_, make) => {
    reset()
    const files = make()
    const { findings } = await checkContent()
    expect([...new Set(findings.map(({ file }) => file))].sort()).toEqual([...files].sort())
    reset()
  },
)

test.each(['analyses.csv', 'analysis-categories.csv'])(
  'of %s that cannot be read the cause is named, not all that refers to it',
  async file => {
    reset()
    change(file, /[\s\S]+/, 'nothing of a table\n')
    const [first, ...others] = await found()
    expect(first).toContain(`${file}:1`)
    expect(others).toEqual([])
    reset()
  },
)
