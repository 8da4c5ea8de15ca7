/** What there is one of: a second one would have its own behaviour and its own mistakes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = [
  ...['app', 'components', 'lib'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  ),
  'middleware.ts',
  'next.config.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
]
  .filter(name => /\.(tsx?|mjs)$/.test(name))
  .map(name => ({ name, text: readFileSync(name, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

test('modal dialogs', () => {
  expect(filesWith(/<dialog\b(?!>)|\.showModal\(/)).toEqual(['components/ui/Dialog/Modal.tsx'])
})

test('checks for a plain click', () => {
  expect(filesWith(/\bbutton !== 0|\bbutton === 0/)).toEqual(['components/hooks/is-plain-click.ts'])
})

test('ways from HTML to text', () => {
  expect(filesWith(/replaceAll\('&lt;', '<'\)|'lt', '<'|lt: '<'/)).toEqual([
    'lib/text/plain-text.ts',
  ])
})

/**
 * Private parts of packages may change with any release. Each that the product stands on has a file
 * in `docs/decisions` and a test of its own; there is room for two.
 */
test('private parts of Next, next-intl and Node', () => {
  const privateParts =
    /from '(?:next|next-intl|use-intl|react|react-dom)\/(?:dist|_|cjs)|import\('next\/dist|import \{[^}]*\b_\w+[^}]*\} from|diagnostics_channel|process\.binding|\.prototype\.\w+ =|globalThis\.fetch =/
  expect(filesWith(privateParts)).toEqual([
    'lib/http/page-cache/handler.mjs',
    'lib/routing/i18n-request.ts',
  ])
})
