/**
 * What a page shows that failed to render, with the clinic's phones. One module for the layout and the
 * boundaries: bundles of their own would each contain it.
 */
'use client'

import { createContext, lazy, type ReactNode, Suspense, use } from 'react'
import type { Phone } from '@/lib/clinic'
import { reloadLabels } from './reloadLabels'

/** Loaded on demand, so that it is in no page's bundle. */
const ErrorPage = lazy(() =>
  import('./ErrorPage.island').then(
    module => ({ default: module.ErrorPage }),
    () => ({ default: Unreachable }),
  ),
)

export function LateErrorPage({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error}>
        <PhoneList />
      </ErrorPage>
    </Suspense>
  )
}

/** For when the chunk with the labels of the page's language cannot be loaded. */
function Unreachable() {
  return (
    <div className="error-page" role="alert">
      <PhoneList />
      <button type="button" onClick={() => location.reload()}>
        {reloadLabels}
      </button>
    </div>
  )
}

const Phones = createContext<readonly Phone[]>([])

interface ErrorPhonesProps {
  readonly phones: readonly Phone[]
  readonly children: ReactNode
}

/** Hands the clinic's phones to the error boundaries below, which get no props from the server. */
export function ErrorPhones({ phones, children }: ErrorPhonesProps) {
  return <Phones value={phones}>{children}</Phones>
}

function PhoneList() {
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
