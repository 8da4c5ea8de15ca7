import { plainText } from '@/lib/text/plain-text'

test.each([
  // Names.
  ['Витамин B<sub>12</sub>', 'Витамин B12'],
  ['<b>TORCH</b><br>комплекс', 'TORCH комплекс'],
  ['16\u00a0450', '16\u00a0450'],
  [' a \n\n b ', 'a b'],
  // Block elements separate words.
  ['<p>Первый.</p><p>Второй.</p>', 'Первый. Второй.'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['a<br>b<BR/>c', 'a b c'],
  [
    '<h2 class="x">Кому</h2><p>A &amp; B,\n<b>в</b>месте</p><ul><li>раз</li><li>два</li></ul>',
    'Кому A & B, вместе раз два',
  ],
  // Entities are decoded once.
  ['Мать &amp; дитя &laquo;плюс&raquo; &#8381; &#x20BD;', 'Мать & дитя «плюс» ₽ ₽'],
  ['Тест &lt;5&nbsp;мин &amp; др.', 'Тест <5 мин & др.'],
  ['a &lt; b &amp;lt; c', 'a < b &lt; c'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  [
    '&constructor; &unknown; &#0; &#xD800; &#x110000;',
    '&constructor; &unknown; &#0; &#xD800; &#x110000;',
  ],
  // Characters that are no markup.
  ['a < b > c', 'a < b > c'],
  ['5 < 7 & 8 > 6', '5 < 7 & 8 > 6'],
  ['HbA1c<7 --> норма', 'HbA1c<7 --> норма'],
  // Invisible content.
  ['a<script>alert("<b>1</b>")</script>b', 'ab'],
  ['a<STYLE type="x">p{}</style >b<script>rest', 'ab'],
  ['<!DOCTYPE html><?xml version="1.0"?><o:p class="x">a</o:p>', 'a'],
  ['a<!--[if mso]><b>x</b> > <![endif]-->b', 'ab'],
])('%j is %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each(['<a ', '<script>', '<!--', '&#', '</'])('%j repeated many times takes no time', part => {
  const started = performance.now()
  plainText(part.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(2000)
})
