'use client'

import { lazy, Suspense } from 'react'
import type { ErrorPageProps } from './ErrorPage.island'
import { ErrorPhoneList } from './ErrorPhones.island'
import { reloadLabels } from './reloadLabels'

/** The error page, loaded on demand, so that it is in no page's bundle. */
const ErrorPage = lazy(() =>
  import('./ErrorPage.island').then(
    module => ({ default: module.ErrorPage }),
    () => ({ default: Unreachable }),
  ),
)

export function LateErrorPage(props: ErrorPageProps) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  )
}

/** For when the chunk with the labels of the page's language cannot be loaded. */
function Unreachable() {
  return (
    <div className="error-page" role="alert">
      <ErrorPhoneList />
      <button type="button" onClick={() => location.reload()}>
        {reloadLabels}
      </button>
    </div>
  )
}
