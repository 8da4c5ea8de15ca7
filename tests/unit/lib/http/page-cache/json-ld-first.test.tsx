import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { jsonLdFirst } from '@/lib/http/page-cache/json-ld-first.mjs'

const name = 'Цена: $& </script>'
const graph = renderToStaticMarkup(
  <JsonLd graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] }} />,
)
const page = `<head><title>t</title></head><body><main>${graph}<p>words</p></main></body>`

test('the structured data of a page stand at the end of its head, once and whole', () => {
  const [, head = '', body = ''] = jsonLdFirst(page).match(/(.*)<\/head>(.*)/) ?? []
  const [, json = ''] =
    head.match(/<\/title><script type="application\/ld\+json">(.*)<\/script>$/) ?? []
  expect(JSON.parse(json)['@graph'][0].name).toBe(name)
  expect(body).not.toContain('<script')
  expect(body).toMatch(/<main><div [^>]*><\/div><p>words/)
})

test('a page without them stays, and so does one that has them there', () => {
  const moved = jsonLdFirst(page)
  expect(jsonLdFirst(moved)).toBe(moved)
  expect(jsonLdFirst('<head></head><body></body>')).toBe('<head></head><body></body>')
})
