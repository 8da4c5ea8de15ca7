import { readFileSync } from 'node:fs'
import { brandColor } from '@/lib/clinic/brand'
import { phoneQuery } from '@/lib/routing/layout'

/** Values that scripts and style sheets both need. */
const tokens = readFileSync('lib/styles/_tokens.scss', 'utf8')

test('scripts and style sheets have one breakpoint', () => {
  expect(tokens).toContain(`$phone-max: '${phoneQuery}';`)
})

test('scripts and style sheets have one purple', () => {
  expect(tokens).toMatch(new RegExp(`^\\$purple: \\([^)]*\\b600: ${brandColor},`, 'm'))
})
