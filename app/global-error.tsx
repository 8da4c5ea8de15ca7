'use client'

import { useState } from 'react'
import { readFailedPage } from '@/components/errors/failedPage'
import { ErrorPhones, LateErrorPage } from '@/components/errors/LateErrorPage.island'

/** The last page, for when the layout of all pages fails in the browser. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  const [{ lang, fonts, title, phones }] = useState(readFailedPage)
  return (
    <html lang={lang} className={fonts}>
      <body>
        <title>{title}</title>
        <ErrorPhones phones={phones}>
          <LateErrorPage error={error} />
        </ErrorPhones>
      </body>
    </html>
  )
}
