import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { patterns, touchesAllUnits, touchesOperations, walkNames, walksOf } from '../../changed.mjs'

test.each([
  ['a document', ['docs/editors.md'], []],
  ['a unit test', ['tests/unit/lib/text/money.test.ts'], []],
  ['a walk', ['tests/e2e/dialog.spec.ts'], ['tests/e2e/dialog.spec.ts']],
])('%s alone starts no e2e specs', (_, files, walks) => {
  expect(walksOf(files)).toEqual(walks)
})

test('a change of the site runs the specs of its screen, and those of every page', () => {
  const walks = walksOf(['components/doctors/DoctorCard.tsx'])
  expect(walks).toEqual(expect.arrayContaining(['tests/e2e/doctors', 'tests/e2e/sizes']))
  expect(walks).not.toContain('tests/e2e/services')
})

test('a change of the rules of search runs the specs that use them', () => {
  expect(walksOf(['tools/seo-report/rules/site.ts'])).toContain('tests/e2e/seo/')
  expect(walksOf(['tools/bench/site.ts'])).toEqual([])
})

test.each([
  ['deploy/nginx.conf', true],
  ['lib/requests/outbox/store.ts', true],
  ['lib/invalidation/remake.ts', true],
  ['lib/mcp/server.ts', true],
  ['tools/content/publishing/publish.ts', true],
  ['lib/clinic/files/poll.ts', true],
  ['components/ui/Button/Button.tsx', false],
])('%s runs the operations tests: %s', (file, touched) => {
  expect(touchesOperations([file])).toBe(touched)
})

test.each([
  ['components/ui/Button/Button.tsx', false],
  ['tests/e2e/dialog.spec.ts', false],
  ['docs/editors.md', false],
  ['tools/seo-report/rules/site.ts', false],
  ['tools/seo-report/rules/schemas/sitemap.xsd', true],
  ['content/clinic.yaml', true],
  ['messages/kk.json', true],
  ['docs/glossary.md', true],
  ['lib/clinic/environment/env.ts', true],
  ['next.config.ts', true],
  ['package.json', true],
])('%s runs all unit tests: %s', (file, touched) => {
  expect(touchesAllUnits([file])).toBe(touched)
})

test.each([
  ['lib/entities/fields.ts', 'hostile-content'],
  ['lib/page-texts/file.ts', 'page-texts'],
  ['lib/invalidation/remake.ts', 'kept-pages'],
  ['app/define-page.tsx', 'every-page'],
  ['lib/text/days.ts', 'doctors'],
  ['next.config.ts', 'sizes'],
])('a change of %s runs %s', (file, spec) => {
  expect(walksOf([file])).toContain(`tests/e2e/${spec}`)
})

test('each pattern knows a file of the site', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
  const stale = patterns.filter(pattern => !files.some(file => pattern.test(file)))
  expect(stale.map(String)).toEqual([])
})

test('each name in the table is one of a spec, and each spec is in the table', () => {
  const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.spec.ts'),
  )
  expect(walkNames.filter(name => !specs.some(spec => spec.startsWith(name)))).toEqual([])
  expect(specs.filter(spec => !walkNames.some(name => spec.startsWith(name)))).toEqual([])
})
