import { readdirSync } from 'node:fs'
import { readableLeaflet } from '@/lib/screens/leaflet'

const leaflets = readdirSync('content/documents')
  .filter(file => /^preparation-.*\.ru\.md$/.test(file))
  .map(file => `/files/documents/${file.replace('.ru.md', '.pdf')}`)

test('a figure of a leaflet is read with what it is', () => {
  const { html = '' } = readableLeaflet('/files/documents/preparation-blood-tests.pdf', 'ru') ?? {}
  expect(html).toMatch(/<th[^>]*>8–12 часов<\/th><td>без еды, но не больше 14<\/td><\/tr>/)
  expect(html).toMatch(/<th[^>]*>10–15 минут<\/th><td>покоя перед кабинетом<\/td><\/tr>/)
  // Rows that have headings of their own stay.
  expect(html).toMatch(/<th scope="row">Липиды<\/th>/)
})

test.each(leaflets)('%s has no figures in one row and captions in the next', document => {
  for (const locale of ['ru', 'kk'] as const) {
    const { html = '' } = readableLeaflet(document, locale) ?? {}
    expect(html).toContain('<table>')
    for (const [, head = ''] of html.matchAll(/<thead>(.*?)<\/thead>/gs)) {
      expect(head.replace(/<[^>]*>/g, '').trim()).toBe('')
    }
  }
})
