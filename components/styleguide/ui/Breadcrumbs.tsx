import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function BreadcrumbsExhibit({ words }: ExhibitProps) {
  const crumbs = [
    { name: words.section, path: '/services/top' },
    { name: words.options[2] ?? '', path: '/doctors-list/list' },
    { name: words.long, path: '/styleguide' },
  ]
  return (
    <>
      <Case name="two" width="wide">
        <Breadcrumbs crumbs={crumbs.slice(0, 2)} />
      </Case>
      <Case name="long words, narrow" width="narrow">
        <Breadcrumbs crumbs={crumbs} />
      </Case>
    </>
  )
}
