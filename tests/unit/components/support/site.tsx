/** What the root layout puts around a component. */
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Locale } from '@/lib/routing/locales'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'

const dictionaries = { ru, kk }

interface SiteProps {
  readonly locale?: Locale
  readonly children: ReactNode
}

/** Clears what was fetched in the test before. */
const ownCache = { provider: () => new Map() }

export function Site({ locale = 'ru', children }: SiteProps) {
  return (
    <SWRConfig value={ownCache}>
      <NextIntlClientProvider
        locale={locale}
        messages={dictionaries[locale]}
        timeZone="Asia/Almaty"
      >
        {children}
      </NextIntlClientProvider>
    </SWRConfig>
  )
}
