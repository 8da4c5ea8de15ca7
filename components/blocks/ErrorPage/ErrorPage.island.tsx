'use client'

import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { defaultLocale, localePath } from '@/lib/routing/locales'
import { readRootSegment } from '@/lib/routing/root-segment'
import labels from '@/messages/error.json'
import { useErrorPhones } from './ErrorPhones.island'

export interface ErrorPageProps {
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The error boundary's page, with the phones. An error boundary gets no props from the server, so
 * its labels are in a dictionary of their own and the phones come by a context; its styles are
 * global, in `lib/styles`.
 */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const locale = readRootSegment(useParams().locale)?.locale ?? defaultLocale
  const { title, text, retry: retryLabel, home } = labels[locale]
  const phones = useErrorPhones()
  useEffect(() => console.error(error), [error])

  return (
    <div className="error-page" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <ul>
        {phones.map(({ number, label }) => (
          <li key={number}>
            <a href={`tel:${number}`}>{label}</a>
          </li>
        ))}
      </ul>
      <div>
        <button type="button" className={buttonClassName()} onClick={() => retry()}>
          {retryLabel}
        </button>
        <a className={buttonClassName({ variant: 'secondary' })} href={localePath('/', locale)}>
          {home}
        </a>
      </div>
    </div>
  )
}
