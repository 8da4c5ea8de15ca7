import { readdirSync, readFileSync } from 'node:fs'
import * as icons from 'lucide'
import { iconsInUse } from '@/components/styleguide/iconsInUse'
import { primitives } from '@/components/styleguide/primitives'
import { contrast } from '@/lib/clinic/contrast'

const folders = readdirSync('components/ui').sort()
const exhibits = readdirSync('components/styleguide/ui')

test('every primitive is shown', () => {
  expect(Object.keys(primitives).sort()).toEqual(folders)
})

test.each(folders)('the exhibit of %s renders that primitive', name => {
  const file = exhibits.find(each => each.startsWith(`${name}.`))
  const source = readFileSync(`components/styleguide/ui/${file}`, 'utf8')
  expect(source).toContain(`from '@/components/ui/${name}/`)
})

test('every icon in use is in the set', () => {
  expect(iconsInUse()).toEqual(expect.arrayContaining(['Phone', 'ArrowRight']))
  expect(iconsInUse().filter(name => !(name in icons))).toEqual([])
})

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  // WCAG's example of the lightest grey with sufficient contrast on white.
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#767676', 4.54],
])('the contrast of %s and %s is %d', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 2)
})
