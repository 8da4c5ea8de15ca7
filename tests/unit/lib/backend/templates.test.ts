/**
 * A new record's template says every field of its file, so that editors find them all there, but for the
 * number, which is made; and it is YAML, with what stands in comments as well.
 */
import { parse } from 'yaml'
import { recordKinds, sources } from '@/lib/backend/records/files'
import { articleInKazakh } from '@/lib/kinds/article'
import type { Fields } from '@/lib/kinds/field'
import { templateOf } from '@/lib/kinds/template'
import { frontFields } from '@/lib/page-texts/file'

const kinds = recordKinds.flatMap(kind => {
  const { templates } = sources[kind]
  const fields: Fields = sources[kind].fields
  const names = Object.keys(fields).filter(name => fields[name]?.file && name !== 'id')
  return Object.entries<string>(templates).flatMap(([file, template]) =>
    template
      ? [
          [
            file,
            file.endsWith('.kk.md') ? Object.keys(articleInKazakh.shape) : names,
            template,
          ] as const,
        ]
      : [],
  )
})

const all = [
  ...kinds,
  ['pages', Object.keys(frontFields), templateOf({ fields: frontFields })] as const,
]

/** With what stands in comments in place of the nothing above it, as whoever fills the file in has it. */
const filledIn = (template: string) =>
  template
    .replaceAll(/: (?:\[\]|null)(?=\n *# {2})/g, ':')
    .replaceAll(/^( *)#(?:(?= {2,}(?:- )?(?:\w+: |\{ ru))| (?=\w+: ))/gm, '$1')
    .replaceAll(/^---$/gm, '')
    .replaceAll(/\{(slug|today|place)\}/g, '$1')

test.each(all)('%s', (_, names, template) => {
  const said: unknown = parse(filledIn(template))
  expect(Object.keys(Object(Array.isArray(said) ? said[0] : said))).toEqual(names)
})
