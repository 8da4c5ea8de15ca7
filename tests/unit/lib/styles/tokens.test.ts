import { readFileSync } from 'node:fs'
import { design, shadows } from '@/lib/clinic/palette'
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
  const { 'ink-on-picture': onPicture, ...tones } = design
  expect(Object.fromEntries(written)).toMatchObject(tones)
  expect(tokens).toContain(`$ink-on-picture: ${onPicture};`)
  for (const [name, value] of Object.entries(shadows))
    expect(tokens).toContain(`--${name}: ${value};`)
})
