import { sitemapFitsSchema, sitemapIsValid } from '@clinic/seo-report/rules/checks/sitemap'
import { parseSitemap } from '@clinic/seo-report/rules/sitemap-file'
import { pageMetadata } from '@/lib/seo/metadata'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { sitemapFile } from '@/lib/seo/sitemap-xml-parts'

const origin = 'http://localhost:3000'

async function fileOf(entries: readonly SitemapEntry[]) {
  const pieces: string[] = []
  for await (const piece of (await sitemapFile(() => entries)) ?? []) pieces.push(piece)
  return parseSitemap(`${origin}/sitemap.xml`, pieces.join(''))
}

test('an entry is there once per language, its elements in the order of the schema', async () => {
  const file = await fileOf([
    { path: '/', languages: ['ru', 'kk'] },
    {
      path: '/posts/a%26b',
      languages: ['ru', 'kk'],
      lastModified: '2026-09-14T05:20:00.000Z',
      image: `${origin}/media/a.webp?b=1&c=2`,
    },
  ])
  expect(await sitemapFitsSchema(file)).toEqual([])
  expect(sitemapIsValid(file, origin, Date.now())).toEqual([])
  expect(file.entries.map(({ loc }) => loc)).toEqual([
    origin,
    `${origin}/kk`,
    `${origin}/posts/a%26b`,
    `${origin}/kk/posts/a%26b`,
  ])
  expect(file.entries[2]?.images).toEqual([`${origin}/media/a.webp?b=1&c=2`])
})

test.each([
  [['ru'], { ru: `${origin}/posts/list`, 'x-default': `${origin}/posts/list` }],
  [['kk'], { kk: `${origin}/kk/posts/list`, 'x-default': `${origin}/kk/posts/list` }],
] as const)(
  'a page in %s only has no alternates, in the head as well (R6)',
  async (languages, links) => {
    const { entries } = await fileOf([{ path: '/posts/list', languages }])
    expect(entries.map(({ alternates }) => alternates)).toEqual([links])
    const [locale] = languages
    const head = { locale, path: '/posts/list', title: 'T', description: 'D', languages }
    expect((await pageMetadata(head)).alternates?.languages).toEqual(links)
  },
)
