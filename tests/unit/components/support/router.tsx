/** Next's router around a component, recording navigations. */
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Locale } from '@/lib/routing/locales'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'

const dictionaries = { ru, kk }

interface SiteProps {
  readonly locale?: Locale
  /** The paths that the router was asked to navigate to. */
  readonly visited?: string[]
  readonly children: ReactNode
}

/** Clears what was fetched in the test before. */
const ownCache = { provider: () => new Map() }

export function Site({ locale = 'ru', visited = [], children }: SiteProps) {
  const nothing = () => undefined
  const router: AppRouterInstance = {
    back: nothing,
    forward: nothing,
    refresh: nothing,
    replace: nothing,
    prefetch: nothing,
    push: href => void visited.push(href),
    bfcacheId: '',
  }
  return (
    <AppRouterContext.Provider value={router}>
      <SWRConfig value={ownCache}>
        <NextIntlClientProvider
          locale={locale}
          messages={dictionaries[locale]}
          timeZone="Asia/Almaty"
        >
          {children}
        </NextIntlClientProvider>
      </SWRConfig>
    </AppRouterContext.Provider>
  )
}
