import { readFileSync } from 'node:fs'
import { phoneQuery } from '@/lib/device/layout'
import { brandColor } from '@/lib/site/brand'

/** Values that scripts and style sheets both need. */
const tokens = readFileSync('lib/styles/_tokens.scss', 'utf8')

test('scripts and style sheets have one breakpoint', () => {
  expect(tokens).toContain(`$phone-max: '${phoneQuery}';`)
})

test('scripts and style sheets have one purple', () => {
  expect(tokens).toMatch(new RegExp(`^\\$purple: \\([^)]*\\b600: ${brandColor},`, 'm'))
})
