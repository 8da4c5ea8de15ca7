/** A clinic's own colours: tones that follow, and what is refused. */
import { colorsField } from '@/lib/clinic/colors'
import { contrast } from '@/lib/clinic/contrast'
import { faultOf } from '@/lib/clinic/files/schema-fault'
import { design, ownColorsCss, paletteOf, unreadable } from '@/lib/clinic/palette'
import fc from '../../../support/properties'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map(it => `#${it.toString(16).padStart(6, '0')}`)

const faults = (own: Readonly<Record<string, unknown>>) =>
  colorsField.file
    .safeParse(own)
    .error?.issues.map(issue => [issue.path.join(), faultOf(issue, own[String(issue.path[0])])])

test('without colours of its own a clinic has those of the design, and no page gets a byte', () => {
  expect(paletteOf({})).toEqual(design)
  expect(ownColorsCss({})).toBe('')
})

test('the colours of the design, named as a clinic’s own, give the design', () => {
  expect(paletteOf({ primary: '#6A38BD', accent: '#c2410c' })).toEqual(design)
})

test('tones follow the colour: lighter and darker ones of its hue, greys as light as before', () => {
  const own = paletteOf({ primary: '#0f766e' })
  expect(own).toMatchObject({
    'purple-100': '#e5f0ef',
    'purple-600': '#0f766e',
    'purple-900': '#05312d',
    surface: '#f2f6f6',
    accent: design.accent,
  })
  expect(ownColorsCss({ primary: '#0f766e' })).toContain('--tone-900:5 49 45')
})

test.each([
  ['#f5c400', '1.4', '#f7f5ef', '4.5'],
  ['#00a651', '2.8', '#e5f7ec', '4.5'],
])('%s is too pale, and the refusal names what can be taken', (primary, ratio, ground, least) => {
  const [[path, fault] = []] = faults({ primary }) ?? []
  expect(path).toBe('primary')
  expect(fault).toMatchObject({
    code: 'colorUnreadable',
    values: { found: primary, text: primary, ground, least },
  })
  const values = unreadable('primary', { primary })
  expect(Number(values?.ratio)).toBeCloseTo(Number(ratio), 0)
})

test('what a refusal names is never refused itself, and is legible on white (any colour)', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('primary', 'accent'), (value, name) => {
      const better = unreadable(name, { [name]: value })?.better
      if (better) expect(unreadable(name, { [name]: better })).toBeNull()
      expect(contrast(better ?? value, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test.each([[null], ['red'], ['#fff'], ['rgb(0, 0, 0)'], [123456], ['#12345g']])(
  '%j is no colour',
  primary => {
    expect(faults({ primary })).toEqual([
      ['primary', { code: 'hexColor', values: { found: primary } }],
    ])
  },
)

test('each colour is refused at its own line', () => {
  expect(faults({ primary: '#f5c400', accent: '#ffcc00' })?.map(([path]) => path)).toEqual([
    'primary',
    'accent',
  ])
})
