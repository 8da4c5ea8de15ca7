import { isSameSite } from '@/lib/http/origin'

const site = 'https://clinic.example'

test.each([
  ['a page of the site', { 'Sec-Fetch-Site': 'same-origin', Origin: site }, true],
  ['opened by the visitor', { 'Sec-Fetch-Site': 'none' }, true],
  ['a program', {}, true],
  ['an older browser', { Origin: site, Host: 'clinic.example' }, true],
  ['behind a proxy that rewrites Host', { Origin: site, Host: '10.0.0.2:3000' }, true],
  ['another name of the site', { Origin: 'http://localhost:3000', Host: 'localhost:3000' }, true],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, false],
  ['another site, pretending', { 'Sec-Fetch-Site': 'cross-site', Origin: site }, false],
  [
    'another site, older browser',
    { Origin: 'https://evil.example', Host: 'clinic.example' },
    false,
  ],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://a.clinic.example' }, false],
  ['a sandboxed frame', { Origin: 'null', Host: 'clinic.example' }, false],
  [
    'a look-alike',
    { Origin: 'https://clinic.example.evil.example', Host: 'clinic.example' },
    false,
  ],
])('%s: %j', (_, headers, expected) => {
  expect(isSameSite(new Headers(headers as Record<string, string>), site)).toBe(expected)
})
