import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { contentCopy } from '@/tests/support/content-copy'
import { inWords } from '@/tests/support/in-words'

const { dir, change, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
afterEach(reset)
afterAll(remove)

/** Read once. */
const files = new RecordFiles()

/** Slugs of the records that another one names by ids. */
function slugs(kind: 'doctors' | 'services' | 'analyses', ids: readonly number[] = []) {
  const all: readonly { readonly id: number; readonly slug: string }[] =
    loadRecords(files).records[kind]
  return ids.map(id => all.find(each => each.id === id)?.slug)
}

function of(kind: 'services' | 'promotions' | 'checkUps' | 'posts', slug: string) {
  const found = loadRecords(files).records[kind].find(each => each.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  return found as typeof found & Readonly<Record<string, readonly number[] | undefined>>
}

test('a service has the doctors who name it, else those of the specialty that it is a visit to', () => {
  const doctorsOf = (slug: string) => slugs('doctors', of('services', slug).doctor_ids)
  expect(doctorsOf('uzi-serdtsa')).toEqual(['li-aleksandr'])
  expect(doctorsOf('priem-kardiologa')).toEqual(['seytkazina-dinara', 'li-aleksandr'])
  // Named, as not every doctor of the specialty sees children.
  expect(doctorsOf('priem-detskogo-lor-vracha')).toEqual(['pak-viktoriya'])
  expect(doctorsOf('magnitoterapiya')).toEqual([])
})

test('programmes, promotions and articles have the ids of what they name', () => {
  const promotion = of('promotions', 'chistka-zubov-vdvoyom')
  expect(slugs('services', promotion.service_ids)).toEqual(['chistka-zubov'])
  const programme = of('checkUps', 'ritm-serdca')
  expect(slugs('services', programme.service_ids)).toContain('holter-ekg')
  expect(slugs('doctors', programme.doctor_ids)).toContain('seytkazina-dinara')
  expect(slugs('analyses', programme.analysis_ids)).toContain('ferritin')
  const article = of('posts', 'shchitovidnaya-zheleza')
  expect(slugs('analyses', article.analysis_ids)).toContain('ttg')
  expect(slugs('services', article.service_ids)).toContain('uzi-shchitovidnoy-zhelezy')
})

test('at a record for children alone those of a specialty who receive children are named (B1503)', () => {
  const promotion = of('promotions', 'zdorovyy-start-do-goda')
  const named = slugs('doctors', promotion.doctor_ids)
  expect(named).toContain('kuznetsova-anna')
  for (const other of ['sokolova-elena', 'bayzhanov-timur']) expect(named).not.toContain(other)
  change(
    'promotions/zdorovyy-start-do-goda.yaml',
    'is_for_childs: true',
    'is_for_childs: true\nis_for_olders: true',
  )
  expect(slugs('doctors', of('promotions', 'zdorovyy-start-do-goda').doctor_ids)).toContain(
    'sokolova-elena',
  )
})

test('the results of a category of analyses are read by the doctors of the specialties that say so', () => {
  const category = loadRecords(files).records.analysisCategories.find(
    ({ name }) => name.ru === 'Сахарный диабет',
  )
  expect(slugs('doctors', category?.doctor_ids)).toEqual(['zhumabaeva-saule', 'petrenko-natalya'])
})

test('the result of an examination is explained by the doctors of the specialties that say so', () => {
  const { doctor_ids, reader_ids } = of('services', 'mrt-golovnogo-mozga')
  expect(doctor_ids).toEqual([])
  expect(slugs('doctors', reader_ids)).toEqual(['bayzhanov-timur', 'sokolova-elena'])
})

test('names of records that are not there are findings, and the others stay', () => {
  change('doctors/li-aleksandr.yaml', 'uzi-serdtsa', 'uzi-serdca')
  change('posts/shchitovidnaya-zheleza.ru.md', ' ttg,', ' tth,')
  change('specialties.yaml', '- Сахарный диабет', '- Диабет')
  const { records, findings } = loadRecords()
  expect(inWords(findings)).toMatchObject([
    {
      file: 'doctors/li-aleksandr.yaml',
      field: 'services.0',
      expected: 'the name of a file in services/',
    },
    {
      file: 'specialties.yaml',
      found: '"Диабет"',
      expected: 'a name_ru of analysis-categories.csv',
    },
    {
      file: 'posts/shchitovidnaya-zheleza.ru.md',
      field: 'analyses.0',
      expected: 'a slug of analyses.csv',
    },
  ])
  expect(records.doctors).toHaveLength(27)
})
