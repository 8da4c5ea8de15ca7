import { fitsTheBudget, sampleOf, uniqueIds, validHtml } from '../../rules/checks/html'
import { type Change, founds, origin, page, urlIn } from './builders'

test('a good page complies with R10 and R11', async () => {
  expect(uniqueIds(page())).toEqual([])
  expect(await validHtml(page())).toEqual([])
  expect(fitsTheBudget(page())).toEqual([])
})

test('R10: a duplicate id', () => {
  const broken = page([['<p>', '<p id="main">']])
  expect(founds(uniqueIds(broken))).toEqual(['id "main" stands twice'])
})

test.each<[string, Change, string]>([
  ['a block in a paragraph', ['</main>', '<p><div>а</div></p></main>'], 'close-order'],
  [
    'a link in a link',
    ['</main>', '<a href="/a">а<a href="/b">б</a></a></main>'],
    'element-permitted',
  ],
  [
    'a heading in a button',
    ['</main>', '<button type="button"><h2>а</h2></button></main>'],
    'element-permitted',
  ],
  ['a picture without words', [/ alt="[^"]*"/, ''], 'wcag/h37'],
  ['a level left out', ['</main>', '<h3>а</h3></main>'], 'heading-level'],
  ['an unknown element', ['</main>', '<blink>а</blink></main>'], 'no-unknown|deprecated'],
  ['no doctype', ['<!DOCTYPE html>', ''], 'missing-doctype'],
])('R10: %s', async (_, change, rule) => {
  const found = founds(await validHtml(page([change])))
  expect(found).toContainEqual(expect.stringMatching(new RegExp(rule)))
})

test('R10: markup of React and Next is no error', async () => {
  const react = page([
    [
      '<head>',
      '<head><link rel="preload" as="image" imageSrcSet="/a.webp 1x" fetchPriority="high"/>',
    ],
    ['<img ', '<img style="color:transparent" decoding="async" '],
    ['</main>', '<ul aria-label="а"><li>а</li></ul></main>'],
    [
      '</body>',
      '<script id="_R_">1</script><script>self.__next_f.push([1,"<p><div id=main>"])</script></body>',
    ],
  ])
  expect(await validHtml(react)).toEqual([])
})

const filler = (kilobytes: number) =>
  Array.from({ length: kilobytes * 32 }, (_, index) =>
    String((index * 7919) ** 3)
      .padEnd(31, '0')
      .slice(0, 31),
  ).join(' ')

test('R11: a page over the budget', () => {
  const long = page([['</main>', `<p>${'а'.repeat(480 * 512)}</p></main>`]])
  expect(founds(fitsTheBudget(long))).toEqual([
    expect.stringMatching(/KB of HTML, at most 450 KB$/),
  ])
  const dense = page([['</main>', `<p>${filler(200)}</p></main>`]])
  expect(founds(fitsTheBudget(dense))).toEqual([
    expect.stringMatching(/KB compressed, at most 65 KB/),
  ])
})

test('R11: the site map has its own limit', () => {
  const about = { url: `${origin}/karta-sayta` }
  const list: Change = ['</main>', `<p>${filler(400)}</p></main>`]
  expect(fitsTheBudget(page([list], about))).toEqual([])
  const endless: Change = ['</main>', `<p>${'а'.repeat(2 * 1024 * 1024)}</p></main>`]
  expect(fitsTheBudget(page([endless], about))).toHaveLength(1)
})

test('of each type, language and user agent the smallest, median and largest page are validated', () => {
  const sized = (size: number, locale: 'ru' | 'kk') =>
    page([['</main>', `<p>${'а'.repeat(size)}</p></main>`]], {
      locale,
      url: `${urlIn(locale)}-${size}`,
    })
  const pages = [5, 1, 4, 2, 3].map(size => sized(size, 'ru'))
  const urls = sampleOf([...pages, sized(9, 'kk')]).map(({ url }) => url)
  expect(urls).toEqual([1, 3, 5].map(size => `${urlIn('ru')}-${size}`).concat(`${urlIn('kk')}-9`))
})
