import {
  chooseCategory,
  chooseLetter,
  initialFilter,
  isChosenLetter,
} from '@/lib/calculator/filter'

const categories = [
  { id: 3, name: 'Гормоны' },
  { id: 1, name: 'Биохимия' },
  { id: 2, name: 'Генетика' },
]

test('initially the first category is preselected and everything is shown', () => {
  expect(initialFilter(categories)).toEqual({ letter: '', selected: 3, categories: [] })
})

test('an empty price list is valid', () => {
  expect(initialFilter([])).toEqual({ letter: '', selected: 0, categories: [] })
})

test('a letter shows its categories, and the heading is one of them', () => {
  const filter = chooseLetter({ letter: 'Б', categories: [1] }, categories)
  expect(filter).toEqual({ letter: 'б', selected: 1, categories: [1] })
})

test('the categories of a letter keep the order of the list', () => {
  const filter = chooseLetter({ letter: 'Г', categories: [2, 3] }, categories)
  expect(filter).toMatchObject({ selected: 3, categories: [3, 2] })
})

test('"all" means all analyses', () => {
  expect(chooseLetter(null, categories)).toEqual(initialFilter(categories))
})

test('a letter without categories shows all', () => {
  expect(chooseLetter({ letter: 'Ю', categories: [77] }, categories)).toEqual(
    initialFilter(categories),
  )
})

test('a category sets the letter to its first one, in lower case', () => {
  expect(chooseCategory({ id: 2, name: 'Генетика' })).toEqual({
    letter: 'г',
    selected: 2,
    categories: [2],
  })
  expect(chooseCategory({ id: 9, name: 'Қан' }).letter).toBe('қ')
})

test('letters are case-insensitive', () => {
  const filter = chooseCategory({ id: 2, name: 'Іш' })
  expect(isChosenLetter(filter, 'І')).toBe(true)
  expect(isChosenLetter(filter, 'И')).toBe(false)
})
