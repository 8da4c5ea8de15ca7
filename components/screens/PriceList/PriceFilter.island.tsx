/**
 * The field above the tables: a plain one of its form, rendered on the server. What narrows them is loaded once the
 * page is hydrated.
 */
'use client'

import { type ReactNode, useRef } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { useLate } from '@/components/hooks/use-late'
import type { LivePriceFilterProps } from './LivePriceFilter'

interface PriceFilterProps extends Omit<LivePriceFilterProps, 'field'> {
  readonly className: string | undefined
  /** The form. */
  readonly children: ReactNode
}

const load = () => import('./LivePriceFilter')

export const PriceFilter = bounded(LateFilter, PlainFilter)

function LateFilter({ className, children, ...props }: PriceFilterProps) {
  const field = useRef<HTMLDivElement>(null)
  const code = useLate(load)
  return (
    <div ref={field} className={className}>
      {children}
      {code && field.current && <code.LivePriceFilter {...props} field={field.current} />}
    </div>
  )
}

function PlainFilter({ className, children }: PriceFilterProps) {
  return <div className={className}>{children}</div>
}
