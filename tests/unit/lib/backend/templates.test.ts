/**
 * A new record's template says every field of its file, so that editors find them all there, but for the
 * number, which is made; and it is YAML, with what stands in comments as well, in their language (B1181).
 */
import { parse } from 'yaml'
import { recordKinds, sources } from '@/lib/backend/records/files'
import { articleInKazakh } from '@/lib/kinds/article'
import type { Fields } from '@/lib/kinds/field'
import { templateOf } from '@/lib/kinds/template'
import { frontFields } from '@/lib/page-texts/file'
import { type Language, languages } from '@/lib/text/sentences'
import { fieldHelp } from '@/messages/field-help'

type Template = (language: Language) => string

const kinds = recordKinds.flatMap(kind => {
  const { templates } = sources[kind]
  const fields: Fields = sources[kind].fields
  const names = Object.keys(fields).filter(name => fields[name]?.file && name !== 'id')
  return Object.entries<Template>(templates)
    .filter(([, template]) => template('ru'))
    .map(([file, template]) => {
      const all = file.endsWith('.kk.md') ? Object.keys(articleInKazakh.shape) : names
      return [file, all, template] as const
    })
})

const ofPages: Template = language => templateOf({ fields: frontFields }, language)
const all = [...kinds, ['pages', Object.keys(frontFields), ofPages] as const]
const inEach = all.flatMap(([file, names, template]) =>
  languages.map(language => [file, language, names, template(language)] as const),
)

/** With what stands in comments in place of the nothing above it, as whoever fills the file in has it. */
const filledIn = (template: string) =>
  template
    .replaceAll(/: (?:\[\]|null)(?=\n *# {2})/g, ':')
    .replaceAll(/^( *)#(?:(?= {2,}(?:- )?(?:\w+: |\{ ru))| (?=\w+: ))/gm, '$1')
    .replaceAll(/^---$/gm, '')
    .replaceAll(/\{(slug|today|place)\}/g, '$1')

test.each(inEach)('%s in %s', (_file, _language, names, template) => {
  const said: unknown = parse(filledIn(template))
  expect(Object.keys(Object(Array.isArray(said) ? said[0] : said))).toEqual(names)
})

test.each(inEach.filter(([, language]) => language !== 'en'))(
  '%s in %s has no sentence in English',
  (_file, _language, _names, template) => {
    const comments = template.match(/^ *# .*$/gm) ?? []
    expect(comments.filter(line => /\b[a-z]+ [a-z]+ [a-z]+ [a-z]+\b/i.test(line))).toEqual([])
  },
)

test('an entry of a list shows the fields of files alone', () => {
  const template = sources.doctors.templates['doctors/{slug}.yaml']?.('ru') ?? ''
  const { away } = parse(filledIn(template))
  expect(Object.keys(away[0])).toEqual(['from', 'until', 'reason', 'substitute'])
})

test('everything that is said of fields is said in some template', () => {
  const said = all.map(([, , template]) => template('en')).join('')
  const unsaid = Object.values(fieldHelp).filter(
    ({ en }) => !en.split(/\n|\{/).every(part => said.includes(part.replace(/^\w+\}/, ''))),
  )
  expect(unsaid).toEqual([])
})
