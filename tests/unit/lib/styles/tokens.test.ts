import { readFileSync } from 'node:fs'
import { design } from '@/lib/clinic/palette'
import { phoneQuery } from '@/lib/routing/layout'

/** Values that scripts and style sheets share. */
const tokens = readFileSync('lib/styles/_tokens.scss', 'utf8')

test('scripts and style sheets have the same breakpoint', () => {
  expect(tokens).toContain(`$phone-max: '${phoneQuery}';`)
})

test('the palette that a clinic’s own colours are derived from is that of the style sheets', () => {
  const written = [...tokens.matchAll(/^ {2}'?([a-z\d-]+)'?: (#[\da-f]{6}),$/gm)].map(
    ([, name = '', value]) => [/^\d/.test(name) ? `purple-${name}` : name, value],
  )
  expect(Object.fromEntries(written)).toMatchObject(design)
})
