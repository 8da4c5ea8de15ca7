import { readdirSync } from 'node:fs'
import { touchesOperations, walksOf } from '../../changed.mjs'

test.each([
  ['a document', ['docs/editors.md'], []],
  ['a unit test', ['tests/unit/lib/text/money.test.ts'], []],
  ['a walk', ['tests/e2e/dialog.spec.ts'], ['tests/e2e/dialog.spec.ts']],
])('%s alone starts no e2e specs', (_, files, walks) => {
  expect(walksOf(files)).toEqual(walks)
})

test('a change of the site runs the specs of its screen, and those of every page', () => {
  const walks = walksOf(['components/blocks/DoctorCard/DoctorCard.tsx'])
  expect(walks).toEqual(expect.arrayContaining(['tests/e2e/doctors', 'tests/e2e/sizes']))
  expect(walks).not.toContain('tests/e2e/services')
})

test.each([
  ['deploy/nginx.conf', true],
  ['lib/requests/outbox/store.ts', true],
  ['components/ui/Button/Button.tsx', false],
])('%s runs the operations tests: %s', (file, touched) => {
  expect(touchesOperations([file])).toBe(touched)
})

test('each spec in the table exists', () => {
  const all = walksOf(
    ['request', 'analyses', 'doctor', 'check-up', 'service', 'post', 'home', 'about', 'search']
      .concat([
        'dialog',
        'theme',
        'a.module.scss',
        'server/',
        'http/page-cache/',
        'seo/',
        'routing/',
      ])
      .map(name => `lib/${name}${name.endsWith('/') ? 'x.ts' : ''}`),
  )
  const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  const missing = all.filter(walk => !specs.some(spec => `tests/e2e/${spec}`.startsWith(walk)))
  expect(missing).toEqual([])
})
