import { readFileSync } from 'node:fs'
import { brandColor } from '@/lib/clinic/brand'
import { phoneQuery } from '@/lib/routing/layout'

/** Values that scripts and style sheets share. */
const tokens = readFileSync('lib/styles/_tokens.scss', 'utf8')

test('scripts and style sheets have the same breakpoint', () => {
  expect(tokens).toContain(`$phone-max: '${phoneQuery}';`)
})

test('scripts and style sheets have the same purple', () => {
  expect(tokens).toMatch(new RegExp(`^\\$purple: \\([^)]*\\b600: ${brandColor},`, 'm'))
})
