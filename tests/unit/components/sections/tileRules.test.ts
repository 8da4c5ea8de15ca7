import { badgeColour, isPictureTile, nameLength, tileColour } from '@/components/sections/tileRules'

const positions = [1, 2, 3, 4, 5, 6, 7]

test('tiles 3 and 5 are purple, unless all are white', () => {
  expect(positions.filter(position => tileColour(position) === 'purple')).toEqual([3, 5])
  expect(positions.filter(position => tileColour(position, true) === 'purple')).toEqual([])
})

test('badges are white on 3 and 5, black on 2, purple elsewhere', () => {
  expect(positions.map(badgeColour)).toEqual([
    'purple',
    'black',
    'white',
    'purple',
    'white',
    'purple',
    'purple',
  ])
})

test('the tile of index 5 is a picture if it has one', () => {
  expect(positions.filter(position => isPictureTile(position, '/a.webp'))).toEqual([6])
  expect(isPictureTile(6, null)).toBe(false)
})

test('names are cut at 12 letters, at 40 in the seventh tile on phones', () => {
  expect(positions.map(position => nameLength(position, 'desktop'))).toEqual(
    positions.map(() => 12),
  )
  expect(nameLength(7, 'mobile')).toBe(40)
  expect(nameLength(6, 'mobile')).toBe(12)
})
