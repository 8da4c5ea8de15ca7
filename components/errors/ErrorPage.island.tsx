'use client'

import { useEffect } from 'react'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { localePath, splitLocale } from '@/lib/routing/locales'
import labels from '@/messages/error.json'
import { ErrorPhoneList } from './ErrorPhones.island'

export interface ErrorPageProps {
  readonly error: unknown
}

/**
 * The error boundary's page, with the phones. An error boundary gets no props from the server, so
 * its labels are in a dictionary of their own and the phones come by a context; its styles are
 * global, in `lib/styles`.
 */
export function ErrorPage({ error }: ErrorPageProps) {
  const locale = splitLocale(location.pathname).locale
  const { title, text, retry: retryLabel, home } = labels[locale]
  useEffect(() => console.error(error), [error])

  return (
    <div className="error-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <ErrorPhoneList />
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
