import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@/lib/routing/routes'

/** Pages of one layout, without groups: `/doctors-list/[slug]`. */
function pagesOf(layout: 'desktop' | 'mobile'): string[] {
  const folder = join(process.cwd(), 'app', '[locale]', layout)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('page.tsx'))
    .map(file => `/${file.replace(/\/?page\.tsx$/, '')}`)
    .map(path => path.replace(/\/\([^)]+\)/g, '') || '/')
    .sort()
}

test.each(['desktop', 'mobile'] as const)(
  'the table of routes is what %s has pages for',
  layout => {
    const listed = Object.entries(routes).flatMap(([name, { path, numbered }]) => {
      // One page shows all landing addresses.
      if (name.startsWith('landing')) return ['/[slug]']
      return numbered ? [path, `${path}/page/[page]`] : [path]
    })
    const all = new Set([...listed, '/not-found', '/unavailable'])
    expect(pagesOf(layout)).toEqual([...all].sort())
  },
)
