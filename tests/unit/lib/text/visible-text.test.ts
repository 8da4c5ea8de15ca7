import { visibleText } from '@/lib/text/visible-text'

test.each([
  ['\u200EАйгүл', 'Айгүл'],
  ['\u202AАйгүл\u202C', 'Айгүл'],
  ['\u2068Айгүл\u2069', 'Айгүл'],
  ['\uFEFFАй\u00ADг\u200Bүл\u2060', 'Айгүл'],
  ['А\u202Eйгүл', 'Айгүл'],
  ['Ай\u200Dгүл', 'Айгүл'],
  ['Айгүл\tСерік\u2028қызы\u00A0 ', 'Айгүл Серік қызы'],
  // A file name or note of an Apple device.
  ['Андрей Жұмаев'.normalize('NFD'), 'Андрей Жұмаев'],
  ['\u3164\u2800\u200B', ''],
  ['Айгүл 👩‍⚕️👍🏽❤️‍🔥', 'Айгүл 👩‍⚕️👍🏽❤️‍🔥'],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍ष', 'क्‍ष'],
])('%j is %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible)
})
