import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@/lib/routing/routes'

/** Page routes of one layout, without route groups: `/doctors-list/[slug]`. */
function pagesOf(layout: 'desktop' | 'mobile'): string[] {
  const folder = join(process.cwd(), 'app', '[locale]', layout)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('page.tsx'))
    .map(file => `/${file.replace(/\/?page\.tsx$/, '')}`)
    .map(path => path.replace(/\/\([^)]+\)/g, '') || '/')
    .sort()
}

test.each(['desktop', 'mobile'] as const)('the route table matches the pages of %s', layout => {
  const listed = Object.entries(routes).flatMap(([name, { path, numbered }]) => {
    // One page file serves all landing routes.
    if (name.startsWith('landing')) return ['/[slug]']
    return numbered ? [path, `${path}/page/[page]`] : [path]
  })
  const all = new Set([...listed, '/gone', '/gone/[slug]', '/not-found', '/unavailable'])
  expect(pagesOf(layout)).toEqual([...all].sort())
})
