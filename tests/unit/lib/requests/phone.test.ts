import { missingDigits, readPhone } from '@/lib/requests/phone'
import { countries, countriesOf, lengthOf } from '@/lib/text/phone-countries'
import fc from '@/tests/support/properties'

test.each([
  '+7 701 000-00-00',
  '+7 (701) 000-00-00',
  '8 701 000 00 00',
  '8(701)0000000',
  '87010000000',
  '77010000000',
  '7010000000',
  '701 000 00 00',
  '701.000.00.00',
  '701/000/00/00',
  '+7\u00A0701\u2011000\u201100\u201100',
  '\u202A+7 701\u200B 000 00 00\u202C',
  '＋７７０１０００００００',
  '007 701 000 00 00',
  '8 10 7 701 000 00 00',
  '8~10 7 701 000 00 00',
  '٨٧٠١٠٠٠٠٠٠٠',
  '+۷ ۷۰۱ ۰۰۰ ۰۰ ۰۰',
  '+7️⃣7️⃣0️⃣1️⃣ 000 00 00',
  '➕7 701 000 00 00',
  '+ 7 701 000 00 00',
  '+ (7) 701 000 00 00',
  '8·701·000·00·00',
  '8ー701ー000ー00ー00',
  ' тел. +7 701 0000000 ',
  'tel:+7-701-000-00-00;ext=12',
  'https://wa.me/77010000000?text=1',
  'https://wa.me/87010000000',
  'https://api.whatsapp.com/send/?phone=%2B77010000000&text=1',
  '+8 701 000 00 00',
  '+7 701 000 00 00 доб. 12',
  '8-701-000-00-00, 8-702-765-43-21',
  '8 701 000 00 00 8 702 765 43 21',
  '87010000000/87027654321',
  '87010000000\\87027654321',
  '7010000000 7027654321',
  '701 000 00 00 / 702 765 43 21',
  '8 701 000 00 00 / 702 765 43 21',
  '+7 701 000 00 00+7 702 765 43 21',
  'после 18:00, 8 701 000 00 00',
])('%j is 77010000000', text => {
  expect(readPhone(text)).toEqual({ number: '77010000000' })
})

test('a landline of Almaty is a number with and without the code', () => {
  for (const text of ['+7 (727) 223-45-67', '8 727 223 45 67', '727 223 45 67']) {
    expect(readPhone(text)).toEqual({ number: '77272234567' })
  }
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['позвоните мне', 'missing'],
  ['223-45-67', 'incomplete'],
  ['701000000', 'incomplete'],
  ['+7 701 000 00 0', 'incomplete'],
  ['8 701 000 00 0', 'incomplete'],
  ['+7 701 000 00 0 доб. 1', 'incomplete'],
  ['8-701-000-00-0, 8-702-765-43-2', 'incomplete'],
  ['+7 701 000 00 00 1', 'wrong'],
  ['87010000000 12', 'wrong'],
  ['8701000000087027654321', 'wrong'],
  ['+1 701 000 0000', 'foreign'],
  ['+1 415 555 2671', 'foreign'],
  ['+7 (0) 701 000 00 00', 'wrong'],
  ['+7 011 294 56 70', 'wrong'],
  ['0701000000', 'foreign'],
  ['1701000000', 'foreign'],
  ['+49 1512 3456789', 'foreign'],
  ['+49 151/5123456789', 'foreign'],
  ['+375 29 123 45 67', 'foreign'],
  ['+996 555 000 000', 'foreign'],
  ['+998 90 123 45 67', 'foreign'],
  ['998901234567', 'foreign'],
  ['00998 90 123 45 67', 'foreign'],
  ['8 10 998 90 123 45 67', 'foreign'],
  ['+84 912 345 678', 'foreign'],
  ['+90 532 123 45 67', 'foreign'],
  ['+998 90 123 45 67, 8 701 000 00 00', 'foreign'],
  // Texts in which the ten digits of somebody else stand.
  ['7 701 123 45 6', 'incomplete'],
  ['7(777)123456', 'incomplete'],
  ['7701123456', 'incomplete'],
  ['7747123456', 'incomplete'],
  ['7727223456', 'incomplete'],
  ['+ 47 412 34 567', 'foreign'],
  ['+(47) 41 23 45 67', 'foreign'],
  ['+ 84 912 345 678', 'foreign'],
  ['➕47 412 34 567', 'foreign'],
  ['tel:%2B4741234567', 'foreign'],
  ['https://wa.me/4741234567', 'foreign'],
  ['https://api.whatsapp.com/send?phone=84912345678', 'foreign'],
  ['4️⃣7️⃣4123456789', 'foreign'],
  ['٩٧١7011234567', 'foreign'],
  ['91•9812345678', 'foreign'],
  ['91\uFE0F9812345678', 'foreign'],
  ["1'4155552671", 'foreign'],
  ['532 123 45 67', 'foreign'],
  ['852 5123 4567', 'wrong'],
  ['+7 501 123 45 67', 'wrong'],
])('%j is no number: %s', (text, problem) => {
  expect(readPhone(text)).toEqual({ problem })
})

test.each([
  ['701', 7],
  ['701000', 4],
  ['+7 701 000 00 0', 1],
  ['+7', 10],
  ['8 701 00', 5],
  ['8701000', 4],
  ['7 701 123 45 6', 1],
  ['7701123456', 1],
  ['223-45-67', 3],
  ['٧٠١٠٠٠٠', 3],
  // The digit of an extension is none of the number's.
  ['+7 701 000 00 0 доб. 1', undefined],
  ['', undefined],
  ['701 000 00 00', undefined],
  ['+998 90 123 45 67', undefined],
])('%j lacks %s digits', (text, missing) => {
  expect(missingDigits(text)).toBe(missing)
})

test('any grouping of the ten digits is the same number', () => {
  const digits = fc.stringMatching(/^(?:[349]\d|7[0-689])\d{8}$/)
  const groups = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '\u00A0', '.'), {
    minLength: 10,
    maxLength: 10,
  })
  fc.assert(
    fc.property(digits, groups, fc.constantFrom('+7', '8', '7', ''), (number, between, prefix) => {
      // A 7 that stands apart is the country's code.
      fc.pre(prefix !== '' || !number.startsWith('7') || between[1] === '')
      const text = prefix + [...number].map((digit, index) => between[index] + digit).join('')
      expect(readPhone(text)).toEqual({ number: `7${number}` })
    }),
  )
})

describe('whatever the text', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^\d{1,12}$/),
    fc.stringMatching(/^[78]?[347-9]\d{9}$/),
    fc.constantFrom(
      '+',
      '+7',
      '8',
      '00',
      '810',
      '+998',
      '+49',
      ' ',
      '-',
      '/',
      ', ',
      '\n',
      ' доб. ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  )
  const text = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''))

  test('the ten digits of its number stand side by side in it', () => {
    fc.assert(
      fc.property(text, typed => {
        const { number } = readPhone(typed)
        if (!number) return
        const digits = typed.normalize('NFKC').replace(/\D/g, '')
        expect(digits).toContain(number.slice(1))
      }),
      { numRuns: 2000 },
    )
  })

  test('digits in excess are never cut', () => {
    const digits = fc.stringMatching(/^(?:[349]\d|7[0-689])\d{8}$/)
    fc.assert(
      fc.property(digits, fc.stringMatching(/^\d{1,9}$/), (number, more) => {
        expect(readPhone(`+7${number}${more}`)).toEqual({ problem: 'wrong' })
        expect(readPhone(`8${number}${more}`)).toEqual({ problem: 'wrong' })
      }),
    )
  })
})

test.each([
  '8 701 123 45 6 8 702 765 43 21',
  '8 701 123 5 67 / 8 702 765 43 21',
  '701 123 45 6 / 8 702 765 43 21',
  '8 701 123 45 6-8 702 765 43 21',
  '8 701 123 45 6.7 702 765 43 21',
  '8 727 223 45 6 8 727 223 45 68',
])('a number that lacks a digit does not take the 8 of the next: %j', text => {
  expect(readPhone(text)).toEqual({ problem: 'wrong' })
})

test.each(['8 701 123 45 6 9:00', '8 701 123 45 10:30', '7701123456.0'])(
  'neither a time nor what a spreadsheet adds completes a number: %j',
  text => {
    expect(readPhone(text)).toEqual({ problem: 'incomplete' })
  },
)

test.each(['18:00 701 000 00 00', '8 701 000 00 00 после 9:30', '87010000000.0'])(
  'a time beside a number, and what a spreadsheet adds, are no part of it: %j',
  text => {
    expect(readPhone(text)).toEqual({ number: '77010000000' })
  },
)

test.each(['viber://chat?number=84912345678', '84912345678@c.us', 'https://wa.me/ 84912345678'])(
  'the number of a messenger has the code of its country: %j',
  text => {
    expect(readPhone(text)).toEqual({ problem: 'foreign' })
  },
)

describe('a clinic that takes numbers of other countries (B1244)', () => {
  const taken = countriesOf(['ru', 'kg', 'uz', 'cn'])

  test.each([
    ['+998 90 123-45-67', '998901234567'],
    ['998 90 123 45 67', '998901234567'],
    ['00 996 700 12 34 56', '996700123456'],
    ['8~10 996 700 12 34 56', '996700123456'],
    ['wa.me/996700123456', '996700123456'],
    ['+86 138 1234 5678', '8613812345678'],
    ['+7 701 000-00-00', '77010000000'],
    ['8 701 000 00 00', '77010000000'],
    ['7010000000', '77010000000'],
  ])('%s is %s', (text, number) => {
    expect(readPhone(text, taken)).toEqual({ number })
  })

  test.each([
    ['+998 90 123-45', 'incomplete', 2],
    ['+998 90 123-45-678', 'wrong', undefined],
    ['+992 90 123-45-67', 'foreign', undefined],
    ['8 701 000 00 0', 'incomplete', 1],
  ])('%s is %s', (text, problem, missing) => {
    expect(readPhone(text, taken)).toEqual({ problem })
    expect(missingDigits(text, taken)).toBe(missing)
  })

  test('one that names no country takes none of them', () => {
    for (const country of Object.values(countries)) {
      const number = country.code.padEnd(lengthOf(country), '9')
      expect(readPhone(`+${number}`)).toEqual({ problem: 'foreign' })
      expect(readPhone(`+${number}`, Object.values(countries))).toEqual({ number })
    }
  })
})
