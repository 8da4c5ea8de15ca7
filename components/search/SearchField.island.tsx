/**
 * The field of the search box: a plain one of its form, rendered on the server. What it does beyond that
 * is loaded once the page is hydrated.
 */
'use client'

import { type ReactNode, useRef } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { useLate } from '@/components/hooks/use-late'
import type { SearchFieldProps } from './searchFieldProps'

interface FieldProps extends SearchFieldProps {
  readonly className: string | undefined
  /** The input, and the buttons that clear and send it. */
  readonly children: ReactNode
}

const loadLiveField = () => import('./LiveField')

export const SearchField = bounded(LateField, PlainField)

function LateField({ className, children, ...props }: FieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const code = useLate(loadLiveField)
  return (
    <div ref={field} className={className}>
      {children}
      {code && field.current && <code.LiveField {...props} field={field.current} />}
    </div>
  )
}

function PlainField({ className, children }: FieldProps) {
  return <div className={className}>{children}</div>
}
