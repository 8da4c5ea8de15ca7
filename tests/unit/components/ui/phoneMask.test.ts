import { editPhone, restOfMask, showPhone } from '@/components/ui/TextField/phoneMask'
import { readPhone } from '@/lib/requests/phone'
import { countriesOf } from '@/lib/text/phone-countries'
import fc from '@/tests/support/properties'

interface Field {
  readonly value: string
  readonly caret: number
}

const empty: Field = { value: '', caret: 0 }

/** What a browser does with an insertion at the caret, over a selection of so many characters. */
function insert({ value, caret }: Field, text: string, over = 0): Field {
  const shown = showPhone(value)
  const [before, after] = [shown.slice(0, caret), shown.slice(caret + over)]
  return editPhone(value, before + text + after, (before + text).length)
}

const typed = (text: string, field = empty) =>
  [...text].reduce((now, key) => insert(now, key), field)

const digits = fc.stringMatching(/^\d{0,14}$/)
const piece = fc.oneof(
  fc.stringMatching(/^\d{1,12}$/),
  fc.stringMatching(/^[78]?[3-9]\d{9}$/),
  fc.constantFrom('+', '+7', '8', '00', '810', '+998', ' ', '-', '/', ', ', ' доб. ', '٧', '７'),
)
const text = fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(''))

test('a pasted text is read by the field as it is read as a whole', () => {
  fc.assert(
    fc.property(text, pasted => {
      const { problem, number } = readPhone(pasted)
      const field = insert(empty, pasted)
      if (problem !== 'missing') expect(readPhone(field.value)).toEqual({ problem, number })
      expect(showPhone(field.value).replace(/\D/g, '')).toContain(number?.slice(1) ?? '')
    }),
    { numRuns: 1000 },
  )
})

test('digits typed one by one are all in the number, or there is none', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '+'), digits, (plus, keys) => {
      const { number } = readPhone(typed(plus + keys).value)
      if (number) expect(keys).toMatch(new RegExp(`^(?:7|8|007|8107|008)?${number.slice(1)}$`))
    }),
    { numRuns: 1000 },
  )
})

test('after any changes the number is the one that is shown, with its digits in the order they were put in', () => {
  const change = fc.record({ text: piece, at: fc.nat(18), over: fc.nat(4) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), changes => {
      const field = changes.reduce(
        ({ value }, { text: inserted, at, over }) =>
          insert({ value, caret: Math.min(at, showPhone(value).length) }, inserted, over),
        empty,
      )
      const { number } = readPhone(field.value)
      expect(field.caret).toBeGreaterThanOrEqual(0)
      expect(field.caret).toBeLessThanOrEqual(showPhone(field.value).length)
      if (number) expect(readPhone(showPhone(field.value))).toEqual({ number })
    }),
    { numRuns: 1000 },
  )
})

test.each([
  // [typed, caret, forward, shown afterwards, caret afterwards]
  ['7011234567', 18, false, '+7 (701) 123-45-6', 17],
  ['7011234567', 9, false, '+7 (701) 234-56-7', 6],
  ['7011234567', 7, true, '+7 (701) 234-56-7', 7],
  ['7', 5, false, '', 0],
])(
  'a sign of the mask that is deleted stands for its neighbour: %s at %i',
  (start, at, forward, shown, caret) => {
    const { value } = typed(start)
    const text = showPhone(value)
    const rest = forward
      ? text.slice(0, at) + text.slice(at + 1)
      : text.slice(0, at - 1) + text.slice(at)
    const edit = editPhone(value, rest, forward ? at : at - 1, { forward })
    expect(showPhone(edit.value)).toBe(shown)
    expect(edit.caret).toBe(caret)
  },
)

test.each([
  // [what is there, the pasted text, from, to, shown afterwards, problem]
  ['701', '+47 412 34 567', 0, 18, '+47 412 34 567', 'foreign'],
  ['7011234567', '+47 412 34 567', 0, 18, '+47 412 34 567', 'foreign'],
  ['7011234567', '+47 412', 0, 8, '+47 412', 'foreign'],
  ['7', '8 701 123 45 6', 5, 5, '+7 (870) 112-34-56', 'incomplete'],
  ['7', '90 123 45 67', 5, 5, '+7 (901) 234-56-7', 'incomplete'],
  ['', '7 (777) 123-45-6', 0, 0, '+7 (777) 123-45-6', 'incomplete'],
  ['7011234567', 'спасибо', 18, 18, '+7 (701) 123-45-67', undefined],
  ['7011234567', '. ', 18, 18, '+7 (701) 123-45-67', undefined],
])('into %j is pasted %j', (start, pasted, from, to, shown, problem) => {
  const field = insert({ value: typed(start).value, caret: from }, pasted, to - from)
  expect(showPhone(field.value)).toBe(shown)
  expect(readPhone(field.value).problem).toBe(problem)
})

test.each([
  ['', '', '+7 (___) ___-__-__'],
  ['+7', '+7 (', '___) ___-__-__'],
  ['701', '+7 (701', ') ___-__-__'],
  ['7011234567', '+7 (701) 123-45-67', ''],
  ['+47 412', '+47 412', ''],
])('the field for %j holds %j, without the places that are still empty', (value, shown, rest) => {
  expect(showPhone(value)).toBe(shown)
  expect(restOfMask(value)).toBe(rest)
})

describe('numbers of a country that the clinic takes (B1244)', () => {
  const countries = countriesOf(['kg', 'uz'])
  const shown = (value: string) => showPhone(value, countries)
  const put = (field: Field, text: string): Field => {
    const before = shown(field.value)
    const whole = before.slice(0, field.caret) + text + before.slice(field.caret)
    return editPhone(field.value, whole, field.caret + text.length, { countries })
  }
  const keyed = (text: string) => [...text].reduce((now, key) => put(now, key), empty)

  test.each([
    ['+998901234567', '+998 90 123 45 67', ''],
    ['+99890', '+998 90', ' ___ __ __'],
    ['+996', '+996', ' ___ __ __ __'],
    ['+9989012345678', '+998 90 123 45 678', ''],
    ['7011234567', '+7 (701) 123-45-67', ''],
    ['+99290', '+99290', ''],
  ])('typed %s is shown as %s, then %j', (text, expected, rest) => {
    const field = keyed(text)
    expect(shown(field.value)).toBe(expected)
    expect(restOfMask(field.value, countries)).toBe(rest)
    expect(field.caret).toBe(expected.length)
  })

  test.each(['+998 (90) 123-45-67', '998901234567', '00998 90 123 45 67', '+998901234567'])(
    'pasted %s is read',
    text => {
      expect(shown(put(empty, text).value)).toBe('+998 90 123 45 67')
    },
  )

  test('a digit in the middle goes in at the caret, and comes out again', () => {
    const field = { value: '+99890123456', caret: 7 }
    const longer = put(field, '5')
    expect([shown(longer.value), longer.caret]).toEqual(['+998 90 512 34 56', 9])
    const text = shown(longer.value)
    const shorter = editPhone(longer.value, text.slice(0, 8) + text.slice(9), 8, { countries })
    expect(shown(shorter.value)).toBe('+998 90 123 45 6')
  })
})
