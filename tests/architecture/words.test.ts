/** Texts for visitors are in `messages` and `content`, where they are edited, not in the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(tsx?|mjs|css|scss)$/.test(name))
    .map(name => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** Files in which the pattern matches outside of comments. */
const filesWith = (pattern: RegExp, folders: readonly string[]) =>
  folders
    .flatMap(sourcesOf)
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map(({ file }) => file)

test('components and pages contain no Cyrillic letters', () => {
  const allowed = [
    // The names of the languages.
    'components/ui/LanguageLinks/languageNames.ts',
    // Pages in both languages at once.
    'components/errors/reloadLabels.ts',
    'app/global-not-found.tsx',
  ]
  const wordy = filesWith(/\p{Script=Cyrillic}/u, ['components', 'app'])
  expect(wordy.filter(file => !allowed.includes(file))).toEqual([])
})

/** Code about the languages themselves: grammar, spelling. What people call things is in content. */
const languages = [
  // The grammar of questions, and of names of analyses as doctors write them.
  /^lib\/content\/search\/(age|assay-name|examinations|intent|name-matcher|referral-groups|referral-notes|referral-others|referral-scopes|referral-spread|service-names|split-referral)\.ts$/,
  // Letters: of keyboards, sounds, prepositions.
  /^lib\/content\/search\/(readings|terms)\.ts$/,
  /^lib\/text\/(fold|look-alikes|stem)\.ts$/,
  // Beginnings of words by which a promotion gets its tab.
  /\/promotion-category\.ts$/,
  // Words that distinguish Russian from Kazakh.
  /\/checks\/kazakh\.ts$/,
  // Letters and words that spreadsheets and encodings leave in tables, and the names of the tenge.
  /\/clinic\/files\/(rewritten|damage)\.ts$/,
  /\/entities\/amount\.ts$/,
  // The letters that Kazakh has beside Russian.
  /\/text\/kazakh-letters\.ts$/,
  // Specialties, labels and visits from which others follow.
  /^lib\/doctors\/(ages|implied-tags|visits)\.ts$/,
  // Short prepositions, which are kept on the line of their noun.
  /\/documents\/html\.ts$/,
]

/** Benchmarks type queries and lists as visitors do. */
const tools = readdirSync('tools')
  .filter(name => name !== 'bench')
  .map(name => join('tools', name))

test('lib and the tools contain no Cyrillic words, except for language code', () => {
  const wordy = filesWith(/\p{Script=Cyrillic}{3}/u, ['lib', ...tools]).filter(
    file => !/^tools\/[^/]+\/tests\//.test(file),
  )
  expect(wordy.filter(file => !languages.some(known => known.test(file)))).toEqual([])
  // Each exception is still needed.
  expect(languages.filter(known => !wordy.some(file => known.test(file)))).toEqual([])
})
