import { noRelations } from '@/lib/entities/related'
import { blogPostingNode } from '@/lib/seo/blog-posting'
import { fittingTitle } from '@/lib/seo/titles'
import { article } from '../../../support/articles'

process.env.SITE_URL = 'https://clinic.example'

test('an article is marked up with absolute URLs and its dates', () => {
  const record = article(4, {
    slug: 'mrt',
    description: '<p>Коротко о снимках.</p>',
    image: '/images/mrt.webp',
    created_at: '2026-02-09T11:00:00+05:00',
    updated_at: '2026-08-17',
  })
  expect(blogPostingNode(record, noRelations, 'kk')).toMatchObject({
    '@type': 'BlogPosting',
    '@id': 'https://clinic.example/kk/posts/mrt#post',
    url: 'https://clinic.example/kk/posts/mrt',
    headline: 'Новость 4',
    description: 'Коротко о снимках.',
    image: 'https://clinic.example/images/mrt.webp',
    datePublished: '2026-02-09T06:00:00.000Z',
    dateModified: '2026-08-17T00:00:00.000Z',
    inLanguage: 'kk',
    publisher: { '@id': 'https://clinic.example/#clinic' },
    publishingPrinciples: 'https://clinic.example/kk/editorial-policy',
  })
})

test('its sources are cited', () => {
  const sources = [{ title: 'ВОЗ: грипп', url: 'https://who.example/flu' }, { title: 'Учебник' }]
  expect(blogPostingNode(article(4, { sources }), noRelations, 'ru')).toMatchObject({
    citation: [
      { '@type': 'CreativeWork', name: 'ВОЗ: грипп', url: 'https://who.example/flu' },
      { '@type': 'CreativeWork', name: 'Учебник' },
    ],
  })
})

test('missing fields are left out', () => {
  const node = blogPostingNode(article(5), noRelations, 'ru')
  for (const field of ['description', 'image', 'datePublished', 'dateModified', 'citation']) {
    expect(node).not.toHaveProperty(field)
  }
})

test('the longest title that fits is chosen, else the last', () => {
  const long = 'а'.repeat(66)
  expect(fittingTitle('а'.repeat(65), 'б')).toBe('а'.repeat(65))
  expect(fittingTitle(long, 'б')).toBe('б')
  expect(fittingTitle(long, `${long}!`)).toBe(`${long}!`)
})
