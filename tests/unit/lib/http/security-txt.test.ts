import { securityTxt } from '@/lib/http/security-txt'

test('has a contact, an expiry in the future but within a year, and its own URL', () => {
  const now = Date.parse('2026-11-03T10:00:00Z')
  expect(securityTxt('https://clinic.example', now)).toBe(
    [
      'Contact: mailto:info@clinic.example',
      'Expires: 2027-05-02T00:00:00.000Z',
      'Preferred-Languages: ru, kk, en',
      'Canonical: https://clinic.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
