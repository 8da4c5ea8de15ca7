'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Phone } from '@/lib/clinic'

const Phones = createContext<readonly Phone[]>([])

interface ErrorPhonesProps {
  readonly phones: readonly Phone[]
  readonly children: ReactNode
}

/** Hands the clinic's phones to the error boundaries below. */
export function ErrorPhones({ phones, children }: ErrorPhonesProps) {
  return <Phones value={phones}>{children}</Phones>
}

/** The clinic's phones, on a page that failed to render. */
export function ErrorPhoneList() {
  return (
    <ul>
      {use(Phones).map(({ number, label }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
