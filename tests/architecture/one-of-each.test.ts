/**
 * Things with a single implementation: a second one would behave differently and have its own bugs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteName } from '@/lib/entities/wire'
import { wireFields } from '../support/wire-fields'

const files = [
  ...['app', 'components', 'lib', 'tools'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  ),
  'proxy.ts',
  'next.config.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
]
  .filter(
    name =>
      /\.(tsx?|mjs)$/.test(name) && !/^tools\/(?:bench|[^/]+\/(?:tests|node_modules))\//.test(name),
  )
  .map(name => ({ name, text: readFileSync(name, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

test('one modal dialog', () => {
  expect(filesWith(/<dialog\b(?!>)|\.showModal\(/)).toEqual(['components/ui/Dialog/Modal.tsx'])
})

test('one check for a plain click', () => {
  expect(filesWith(/\bbutton !== 0|\bbutton === 0/)).toEqual(['components/hooks/is-plain-click.ts'])
})

/** Pages are documents (docs/decisions/documents.md). */
test('no navigation by a client router', () => {
  expect(
    filesWith(/'next\/(?:link|form|router)'|'next-intl\/navigation'|\buse(?:Router|Pathname)\b/),
  ).toEqual([])
})

test('one conversion from HTML to text', () => {
  expect(filesWith(/replaceAll\('&lt;', '<'\)|'lt', '<'|lt: '<'/)).toEqual([
    'lib/text/plain-text.ts',
  ])
})

test('what a process has once is in slots, each with a name of its own', () => {
  expect(filesWith(/\bglobalThis as\b|\(globalThis\)/)).toEqual([
    'lib/process/slot.ts',
    'lib/http/page-cache/handler.mjs',
  ])
  const names = files.flatMap(({ text }) =>
    [...text.matchAll(/new (?:Slot|SiteValue)(?:<.+>)?\(\s*'([^']+)'/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/**
 * Private APIs of packages may change with any release. Each one in use has a document in
 * `docs/decisions` and its own test; at most two are allowed.
 */
test('private APIs of Next, next-intl and Node', () => {
  const privateParts =
    /from '(?:next|next-intl|use-intl|react|react-dom)\/(?:dist|_|cjs)|import\('next\/dist|import \{[^}]*\b_\w+[^}]*\} from|diagnostics_channel|process\.binding|\.prototype\.\w+ =|globalThis\.fetch =/
  expect(filesWith(privateParts)).toEqual([
    'lib/routing/i18n-request.ts',
    'lib/http/page-cache/handler.mjs',
  ])
})

test('views, screens and structured data do not know the names of fields on the wire', () => {
  const renamed = wireFields.filter(name => siteName(name) !== name)
  const names = new RegExp(`\\b(?:${renamed.join('|')})\\b`)
  const showing = /^(?:app|components|lib\/(?:screens|seo|doctors|calculator))\//
  // What the site's API is asked to sort by.
  expect(filesWith(names).filter(name => showing.test(name))).toEqual(['lib/doctors/sorting.ts'])
})

/** Of fields that no rule reads; `docs/contributing.md` counts the files of a new one. */
test('a field is described in the module of its kind, and nowhere else', () => {
  expect(filesWith(/\b(?:graduation_year|repeated_appointment)\b/)).toEqual(['lib/kinds/doctor.ts'])
  expect(filesWith(/\bshort_tags\b/)).toEqual(['lib/kinds/parent-check-up.ts'])
})

test('storage of the browser is read in one place, which knows that it may be missing', () => {
  expect(filesWith(/\blocalStorage\.(?:get|set|remove)Item\(/)).toEqual([])
})

/** What is caught without a look may be a full disk, or a mistake of ours. */
test('each error that is caught is looked at', () => {
  expect(filesWith(/\bcatch \{(?!\})/)).toEqual([])
})
