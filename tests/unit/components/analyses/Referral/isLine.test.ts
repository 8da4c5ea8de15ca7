import { isLine } from '@/components/analyses/Referral/isLine'

test.each([
  { kind: 'sure', text: 'a', items: [] },
  { kind: 'doubtful', text: 'a', choices: [] },
  { kind: 'service', text: 'a', services: [] },
  { kind: 'unknown', text: 'a' },
  { kind: 'ignored', text: 'a' },
])('a line that is $kind is shown', line => {
  expect(isLine(line)).toBe(true)
})

test.each([
  null,
  { kind: 'sure', text: 'a' },
  { kind: 'service', text: 'a', items: [] },
  { kind: 'unknown' },
  { kind: 'later', text: 'a' },
  { kind: 'toString', text: 'a' },
])('is no line: %j', line => {
  expect(isLine(line)).toBe(false)
})
