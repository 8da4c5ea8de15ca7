import { checkContent } from '@clinic/content/check/check'
import { loadRecords } from '@/lib/backend/records/load'
import { contentCopy } from '@/tests/support/content-copy'
import { inWords } from '@/tests/support/in-words'

const { dir, change, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
beforeEach(reset)
afterAll(remove)

const slugs = (records: readonly { readonly slug: string }[]) => records.map(({ slug }) => slug)

test('a draft is nowhere, who names it says nothing of it, and it has no line in the records (B152)', () => {
  const before = loadRecords().records
  change('doctors/li-aleksandr.yaml', /^/, 'draft: true\n')
  change('services/uzi-serdtsa.yaml', /^/, 'draft: true\n')
  change('check-ups/ritm-serdca.yaml', /^/, 'draft: true\n')
  change('promotions/chistka-zubov-vdvoyom.yaml', /^/, 'draft: false\n')
  const { records, findings, drafts } = loadRecords()
  expect(findings).toEqual([])
  expect(drafts).toEqual([
    'doctors/li-aleksandr.yaml',
    'services/uzi-serdtsa.yaml',
    'check-ups/ritm-serdca.yaml',
  ])
  const { doctors, services, checkUps, checkUpPackages, promotions } = records
  expect(slugs(doctors)).toEqual(slugs(before.doctors).filter(slug => slug !== 'li-aleksandr'))
  expect(slugs(services)).toEqual(slugs(before.services).filter(slug => slug !== 'uzi-serdtsa'))
  expect(slugs(checkUps)).not.toContain('ritm-serdca')
  const shown = new Set(checkUps.map(({ id }) => id))
  expect(checkUpPackages.filter(({ check_up_id }) => !shown.has(check_up_id))).toEqual([])
  expect(slugs(promotions)).toEqual(slugs(before.promotions))
  expect(JSON.stringify(records)).not.toContain('"draft"')

  const li = before.doctors.find(({ slug }) => slug === 'li-aleksandr')
  const named = services.flatMap(({ doctor_ids }) => doctor_ids)
  expect(named).not.toContain(li?.id)
})

test('a draft is checked like the others, and an article that names one has no link to it', () => {
  change('doctors/li-aleksandr.yaml', /^/, 'draft: true\n')
  change('posts/shchitovidnaya-zheleza.ru.md', /^doctor: .*$/m, 'doctor: li-aleksandr')
  const { records, findings } = loadRecords()
  expect(findings).toEqual([])
  const article = records.posts.find(({ slug }) => slug === 'shchitovidnaya-zheleza')
  expect(article?.doctor_id).toBeNull()
  change('doctors/li-aleksandr.yaml', /^first_appointment: .*$/m, 'first_appointment: cheap')
  expect(loadRecords().findings[0]).toMatchObject({
    file: 'doctors/li-aleksandr.yaml',
    field: 'first_appointment',
  })
})

test('a promotion that is shown cannot sell a draft, and the check says why', async () => {
  change('services/chistka-zubov.yaml', /^/, 'draft: true\n')
  const { findings } = await checkContent()
  expect(inWords(findings)).toContainEqual(
    expect.objectContaining({
      file: 'promotions/chistka-zubov-vdvoyom.yaml',
      expected: 'the name of a file in services/ that is no draft',
    }),
  )
})
