/**
 * The field of the search box: a plain one of its form, rendered on the server. What it does beyond that
 * is loaded once the page is hydrated.
 */
'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import type { SearchFieldProps } from './searchFieldProps'

interface FieldProps extends SearchFieldProps {
  readonly className: string | undefined
  /** The input, and the buttons that clear and send it. */
  readonly children: ReactNode
}

export const SearchField = bounded(LateField, PlainField)

function LateField({ className, children, ...props }: FieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<typeof import('./LiveField')>()
  useEffect(() => {
    import('./LiveField').then(setCode, () => undefined)
  }, [])
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
