import { siteMapGroups } from '@/lib/seo/site-map-groups'

const titles = {
  page: (path: string) => `page ${path}`,
  group: (path: string) => `group ${path}`,
  section: (segment: string) => `section ${segment}`,
  clinic: 'clinic',
}

test('groups by first and second segment', () => {
  const paths = [
    '/',
    '/contacts',
    '/analysis/list',
    '/analysis/list/ferritin',
    '/analysis/list/витамин-d',
  ]
  const links = (...own: readonly string[]) =>
    own.map(path => ({ href: encodeURI(`/kk${path}`), title: `page ${path || '/'}` }))
  expect(siteMapGroups(paths, titles, path => encodeURI(`/kk${path === '/' ? '' : path}`))).toEqual(
    [
      { title: 'clinic', links: links('', '/contacts'), groups: [] },
      {
        title: 'section analysis',
        links: links('/analysis/list'),
        groups: [
          {
            title: 'group /analysis/list',
            links: links('/analysis/list/ferritin', '/analysis/list/витамин-d'),
          },
        ],
      },
    ],
  )
})
