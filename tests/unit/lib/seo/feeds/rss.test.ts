import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Post } from '@/lib/entities/post'
import { type PostsFeed, postsRss } from '@/lib/seo/feeds/rss'
import { post } from '@/tests/support/posts'

const read = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  const options = { ignoreAttributes: false, isArray: (name: string) => name === 'item' }
  return new XMLParser(options).parse(xml).rss.channel
}

function feedOf(posts: readonly Post[], other: Partial<PostsFeed> = {}) {
  return read(
    postsRss({ locale: 'ru', title: 'Новости', description: 'О клинике', posts, ...other }),
  )
}

test('has the fields of each post in the format of feed readers', () => {
  const article = post(1, {
    slug: 'son',
    name: 'Сон & здоровье',
    description: '<p>Спите <b>восемь</b> часов.</p>',
    created_at: '2026-09-01T05:00:00.000Z',
  })
  expect(feedOf([article]).item).toEqual([
    {
      title: 'Сон & здоровье',
      link: 'http://localhost:3000/posts/son',
      guid: { '#text': 'http://localhost:3000/posts/son', '@_isPermaLink': 'true' },
      pubDate: 'Tue, 01 Sep 2026 05:00:00 GMT',
      description: 'Спите восемь часов.',
    },
  ])
})

test('the newest come first, at most fifty', () => {
  const posts = Array.from({ length: 60 }, (_, index) =>
    post(index + 1, {
      created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    }),
  )
  const { item } = feedOf(posts)
  expect(item).toHaveLength(50)
  expect(item[0].link).toMatch(/post-60$/)
})

test('has its own URL and language', () => {
  const channel = feedOf([], { locale: 'kk' })
  expect(channel['atom:link']['@_href']).toBe('http://localhost:3000/kk/feeds/posts.xml')
  expect(channel.link).toBe('http://localhost:3000/kk/posts/list')
  expect(channel.language).toBe('kk')
  expect(channel).not.toHaveProperty('lastBuildDate')
})

test('a post without a date has none, and the feed is as new as its latest change', () => {
  const { item, lastBuildDate } = feedOf([
    post(1),
    post(2, {
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-03-01T00:00:00.000Z',
    }),
  ])
  expect(lastBuildDate).toBe('Sun, 01 Mar 2026 00:00:00 GMT')
  expect(item[1]).not.toHaveProperty('pubDate')
})

test('characters that XML does not allow are removed', () => {
  expect(feedOf([post(1, { name: 'А\u0007Б\u000b' })]).item[0].title).toBe('АБ')
})
