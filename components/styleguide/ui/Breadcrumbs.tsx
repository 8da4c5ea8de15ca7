import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function BreadcrumbsExhibit({ labels }: ExhibitProps) {
  const crumbs = [
    { name: labels.section, path: '/services/top' },
    { name: labels.options[2] ?? '', path: '/doctors-list/list' },
    { name: labels.long, path: '/styleguide' },
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
