import { inlineText, richText } from '@/lib/content/client/sanitize'

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)" onclick="alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">x</p>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=q></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<<script>script>alert(1)<</script>/script>',
  '<a href="https://ok.example" target="_top" rel="opener" onclick=alert(1)>x</a>',
  '"><script>alert(1)</script>',
]

const dangerous =
  /<(?:script|svg|math|style|iframe|object|embed|form|input|meta)|<[^>]*\s(?:on\w+|style)=|<[^>]*(?:script:|data:)|opener"(?<!noopener")/i

describe.each([
  ['richText', richText],
  ['inlineText', inlineText],
] as const)('%s', (_, clean) => {
  test.each(attacks)('neutralises %s', attack => {
    expect(clean(attack)).not.toMatch(dangerous)
  })

  test.each(attacks)('is idempotent for %s', attack => {
    expect(clean(clean(attack))).toBe(clean(attack))
  })
})

describe('richText', () => {
  test('keeps the elements of an article', () => {
    const html =
      '<h2>A</h2><p>b <strong>c</strong> <em>d</em><br />e<sup>2</sup></p><ul><li>f</li></ul>' +
      '<table><tbody><tr><td colspan="2">g</td></tr><tr><td>h</td></tr></tbody>' +
      '</table><blockquote>i</blockquote>'
    expect(richText(html)).toBe(html)
  })

  test('the first cell of a row is its heading where a table has a head', () => {
    const rows = '<tr><td><b>a</b></td><td>1</td></tr><tr><td> </td><td>2</td></tr>'
    expect(
      richText(`<table><thead><tr><th>x</th><th>y</th></tr></thead><tbody>${rows}</tbody></table>`),
    ).toBe(
      '<table><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead><tbody>' +
        '<tr><th scope="row"><b>a</b></th><td>1</td></tr><tr><td> </td><td>2</td></tr></tbody></table>',
    )
    expect(richText(`<table><tbody>${rows}</tbody></table>`)).not.toContain('<th')
  })

  test('drops h1 and attributes', () => {
    expect(richText('<h1 id="x" class="y">A</h1><div>B</div>')).toBe('<h2>A</h2>B')
  })

  test.each([
    ['/doctors-list/list', '<a href="/doctors-list/list">x</a>'],
    ['tel:+77001234567', '<a href="tel:+77001234567">x</a>'],
    ['mailto:info@clinic.example', '<a href="mailto:info@clinic.example">x</a>'],
    ['http://localhost:3000/contacts', '<a href="/contacts">x</a>'],
    ['//evil.example/x', '<a href="http://evil.example/x" target="_blank" rel="noopener">x</a>'],
    ['https://a.example/', '<a href="https://a.example/" target="_blank" rel="noopener">x</a>'],
    ['ftp://a.example', '<a>x</a>'],
  ])('a link to %s', (href, expected) => {
    expect(richText(`<a href="${href}" class="y">x</a>`)).toBe(expected)
  })

  test.each([
    ['<img src="/a.webp" width="300" height="auto">', '<img src="/a.webp" alt="" width="300" />'],
    [
      '<img src="https://a.example/b.webp" alt="B">',
      '<img src="https://a.example/b.webp" alt="B" />',
    ],
    ['<p>a<img alt="B"></p>', '<p>a</p>'],
    ['<img src="http://a.example/b.webp">', ''],
  ])('the picture %s', (html, expected) => {
    expect(richText(html)).toBe(expected)
  })
})

describe('inlineText', () => {
  test('keeps the elements of a name', () => {
    const name = 'B<sub>12</sub>, <b>IgE</b> &amp; <i>x</i><br />y <span>z</span>'
    expect(inlineText(name)).toBe(name)
  })

  test.each([
    ['<p>a</p>', 'a'],
    ['<a href="/x">a</a>', 'a'],
    ['<b onclick="x" class="y">a</b>', '<b>a</b>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    [' a ', 'a'],
  ])('%s is %s', (html, expected) => {
    expect(inlineText(html)).toBe(expected)
  })
})

test('an anchor stays on the page of the text', () => {
  expect(richText('<p><a href="#1-vyvody">x</a></p>')).toBe('<p><a href="#1-vyvody">x</a></p>')
})
