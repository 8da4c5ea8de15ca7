import fc from 'fast-check'
import { normalisePhone } from '@/lib/requests/phone'

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
  '+7\u00A0701\u2011000\u201100\u201100',
  '＋７７０１０００００００',
  '007 701 000 00 00',
  '8 10 7 701 000 00 00',
  ' тел. +7 701 0000000 ',
  '+8 701 000 00 00',
])('%j is 77010000000', text => {
  expect(normalisePhone(text)).toBe('77010000000')
})

test.each([
  '',
  '   ',
  'позвоните мне',
  '701000000',
  '+7 701 000 00 0',
  '8 701 000 00 0',
  '+7 701 000 00 00 1',
  '+1 701 000 0000',
  '+996 555 000 000',
  '0701000000',
  '٧٧٠١٠٠٠٠٠٠٠',
])('%j is not a valid number', text => {
  expect(normalisePhone(text)).toBeNull()
})

test('any grouping of the ten digits is the same number', () => {
  const digits = fc.stringMatching(/^[3-79]\d{9}$/)
  const groups = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '\u00A0', '.'), {
    minLength: 10,
    maxLength: 10,
  })
  fc.assert(
    fc.property(digits, groups, fc.constantFrom('+7', '8', '7', ''), (number, between, prefix) => {
      const text = prefix + [...number].map((digit, index) => between[index] + digit).join('')
      expect(normalisePhone(text)).toBe(`7${number}`)
    }),
  )
})
