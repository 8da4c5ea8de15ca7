import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Article } from '@/lib/kinds/article'
import { type ArticlesFeed, articlesRss } from '@/lib/seo/feeds/rss'
import { article } from '@/tests/support/articles'

const read = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  const options = { ignoreAttributes: false, isArray: (name: string) => name === 'item' }
  return new XMLParser(options).parse(xml).rss.channel
}

function feedOf(articles: readonly Article[], other: Partial<ArticlesFeed> = {}) {
  return read(
    articlesRss({
      locale: 'ru',
      title: 'Новости',
      description: 'О клинике',
      articles,
      ...other,
    }),
  )
}

test('has the fields of each article in the format of feed readers', () => {
  const full = article(1, {
    slug: 'son',
    name: 'Сон & здоровье',
    description: '<p>Спите <b>восемь</b> часов.</p>',
    created_at: '2026-09-01T05:00:00.000Z',
  })
  expect(feedOf([full]).item).toEqual([
    {
      title: 'Сон & здоровье',
      link: 'http://localhost:3000/posts/son',
      guid: { '#text': 'http://localhost:3000/posts/son', '@_isPermaLink': 'true' },
      pubDate: 'Tue, 01 Sep 2026 05:00:00 GMT',
      description: 'Спите восемь часов.',
    },
  ])
})

test('an excerpt ends before a table and its heading: some of the rows may say the contrary (B1439)', () => {
  const table = '<table><tr><th>Время</th></tr><tr><td>Утром без скидки</td></tr></table>'
  const heading = '<h2>Когда <b>скидки</b></h2>'
  const excerpts = [
    `<p>Вечером скидки.</p>${heading}${table}`,
    `<p>Вечером скидки.</p>${heading}<p>Так:</p>\n<TABLE class="a">${table.slice(7)}<p>Всё.</p>`,
    `${heading}\n${table}`,
  ].map(description => feedOf([article(1, { description })]).item[0].description)
  expect(excerpts).toEqual([
    'Вечером скидки.',
    'Вечером скидки. Когда скидки. Так:',
    'Когда скидки. Время: Утром без скидки.',
  ])
})

test('the newest come first, at most fifty', () => {
  const articles = Array.from({ length: 60 }, (_, index) =>
    article(index + 1, {
      created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    }),
  )
  const { item } = feedOf(articles)
  expect(item).toHaveLength(50)
  expect(item[0].link).toMatch(/article-60$/)
})

test('has its own URL and language', () => {
  const channel = feedOf([], { locale: 'kk' })
  expect(channel['atom:link']['@_href']).toBe('http://localhost:3000/kk/feeds/posts.xml')
  expect(channel.link).toBe('http://localhost:3000/kk/posts/list')
  expect(channel.language).toBe('kk')
  expect(channel).not.toHaveProperty('lastBuildDate')
})

test('an article without a date has none, and the feed is as new as its latest change', () => {
  const { item, lastBuildDate } = feedOf([
    article(1),
    article(2, {
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-03-01T00:00:00.000Z',
    }),
  ])
  expect(lastBuildDate).toBe('Sun, 01 Mar 2026 00:00:00 GMT')
  expect(item[1]).not.toHaveProperty('pubDate')
})

test('characters that XML does not allow are removed', () => {
  expect(feedOf([article(1, { name: 'А\u0007Б\u000b' })]).item[0].title).toBe('АБ')
})
