'use client'

import { type ReactNode, useEffect } from 'react'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { localePath } from '@/lib/routing/locales'
import { splitLocale } from '@/lib/routing/split-locale'
import labels from '@/messages/error.json'

interface ErrorPageProps {
  readonly error: unknown
  /** The phones. */
  readonly children: ReactNode
}

/**
 * The error boundary's page, with the phones. An error boundary gets no props from the server, so
 * its labels are in a dictionary of their own and the phones come by a context
 * (`LateErrorPage.island.tsx`); its styles are global, in `lib/styles`.
 */
export function ErrorPage({ error, children }: ErrorPageProps) {
  const locale = splitLocale(location.pathname).locale
  const { title, text, retry: retryLabel, home } = labels[locale]
  useEffect(() => console.error(error), [error])

  return (
    <div className="error-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <div>
        <button type="button" className={buttonClassName()} onClick={() => location.reload()}>
          {retryLabel}
        </button>
        <a className={buttonClassName({ variant: 'secondary' })} href={localePath('/', locale)}>
          {home}
        </a>
      </div>
    </div>
  )
}
