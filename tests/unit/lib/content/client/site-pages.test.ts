/** What the clinic has is answered with its page and a sentence; what it says nothing of is not. */
import { sitePages } from '@/lib/content/client/site-pages'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import type { Locale } from '@/lib/routing/locales'

const pages = (topic: string, locale: Locale = 'ru') =>
  sitePages(searchLexicon().topics, topic, locale, ['corporate'])

test.each([
  ['parking', '/contacts', /бесплатно/],
  ['emergency', '/contacts', /103/],
  ['prices', '/price-list', /^Цены/],
  ['hours', '/contacts', /8:00–20:00/],
  ['drawing', '/price-list', /^1.?000\s₸ один раз/],
  ['licence', '/about-us#licence', /00000000DP/],
  ['payment', '/contacts#payment', /Kaspi/],
  ['instalment', '/contacts#instalments', /рассрочку/],
  ['osms', '/contacts#osms', /не принимаем/],
  ['insurance', '/contacts#insurers', /Образец/],
  ['results', '/contacts#results', /results\.example/],
  ['reviews', '/contacts#reviews', /2GIS, Google/],
  ['gift', '/promotions/list#text-5', /сертификат/],
])('%s', async (topic, path, text) => {
  expect(await pages(topic)).toEqual([
    expect.objectContaining({ path, text: expect.stringMatching(text) }),
  ])
})

test.each(['вызвать скорую', 'нужна скорая', 'скорая помощь', 'жедел жәрдем шақыру', '103'])(
  '«%s» asks for an ambulance (B1268)',
  words => {
    expect(searchLexicon().topics.of(words)?.topic).toBe('emergency')
  },
)

test('in Kazakh, too', async () => {
  expect((await pages('parking', 'kk'))[0]?.text).toMatch(/тегін/)
})

test.each([
  ['reschedule', 'ru', /^Позвоните/],
  ['reschedule', 'kk', /қоңырау шалыңыз/],
  ['tax', 'kk', /салық жеңілдігін/],
] as const)(
  'the part of a text that tells of «%s» answers, %s (B1442)',
  async (topic, locale, text) => {
    expect(await pages(topic, locale)).toEqual([
      expect.objectContaining({ text: expect.stringMatching(text) }),
    ])
  },
)

test('of what the clinic says nothing there is no page', async () => {
  expect(await pages('sickleave')).toEqual([])
})

test('a page that the clinic does not have answers nothing', async () => {
  expect(await pages('deposit')).toEqual([])
})
