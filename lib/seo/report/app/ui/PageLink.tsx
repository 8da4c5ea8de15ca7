import { ArrowUpRight } from 'lucide-react'
import { pageWords } from '../../labels/page'
import { hashOf } from '../place'

interface PageLinkProps {
  readonly origin: string
  readonly path: string
  /** Leads to the page's row of the table as well. */
  readonly known?: boolean
}

/** An address: it opens the page of the site, the word beside it what the report knows of it. */
export function PageLink({ origin, path, known = false }: PageLinkProps) {
  return (
    <span className="page-link">
      <a href={origin + path} target="_blank" rel="noopener" title={pageWords.open}>
        {path}
        <ArrowUpRight aria-hidden="true" />
      </a>
      {known && (
        <a className="quiet" href={hashOf('pages', { q: path })}>
          {pageWords.details}
        </a>
      )}
    </span>
  )
}
