import { siteMapGroups } from '@/lib/seo/site-map-groups'

const titles = {
  page: (path: string) => `page ${path}`,
  section: (segment: string) => `section ${segment}`,
  clinic: 'clinic',
}

test('groups by first and second segment; what addresses begin with stands once', () => {
  const paths = [
    '/',
    '/contacts',
    '/analysis/list',
    '/analysis/list/ferritin',
    '/analysis/list/витамин-d',
  ]
  expect(siteMapGroups(paths, titles, path => encodeURI(`/kk${path === '/' ? '' : path}`))).toEqual(
    [
      {
        title: 'clinic',
        list: {
          base: '/',
          links: [
            ['kk', 'page /'],
            ['kk/contacts', 'page /contacts'],
          ],
        },
        groups: [],
      },
      {
        title: 'section analysis',
        list: { base: '/kk/analysis/', links: [['list', 'page /analysis/list']] },
        groups: [
          {
            title: 'page /analysis/list',
            list: {
              base: '/kk/analysis/list/',
              links: [
                ['ferritin', 'page /analysis/list/ferritin'],
                [encodeURI('витамин-d'), 'page /analysis/list/витамин-d'],
              ],
            },
          },
        ],
      },
    ],
  )
})
