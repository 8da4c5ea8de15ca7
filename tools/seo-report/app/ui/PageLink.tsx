import { ArrowUpRight } from 'lucide'
import { pageLabels } from '../../labels/page'
import { hashOf } from '../place'
import { Icon } from './Icon'

interface PageLinkProps {
  readonly origin: string
  readonly path: string
  /** Adds a link to the page's row of the table. */
  readonly known?: boolean
}

/** A link to the page on the site, and one to its details in the report. */
export function PageLink({ origin, path, known = false }: PageLinkProps) {
  return (
    <span className="page-link">
      <a href={origin + path} target="_blank" rel="noopener" title={pageLabels.open}>
        {path}
        <Icon of={ArrowUpRight} />
      </a>
      {known && (
        <a className="quiet" href={hashOf('pages', { q: path })}>
          {pageLabels.details}
        </a>
      )}
    </span>
  )
}
