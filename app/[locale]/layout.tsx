import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ErrorPhones } from '@/components/errors/LateErrorPage.island'
import { Hydrated } from '@/components/shell/Hydrated.island'
import { LatePartsMount } from '@/components/shell/LatePartsMount'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { clinicFacts } from '@/lib/clinic/facts'
import { ownColorsCss, paletteOf } from '@/lib/clinic/palette'
import { currentLocale } from '@/lib/routing/current-locale'
import { displayScript, earlyScript } from '@/lib/routing/inline-scripts'
import { fontClasses } from '@/lib/styles/fonts'
import '@/lib/styles/global.scss'

export async function generateMetadata(): Promise<Metadata> {
  const { favicon, icon, icon_180, icon_192 } = clinicIn(await currentLocale()).pictures
  return {
    metadataBase: new URL(env().SITE_URL),
    icons: {
      icon: [
        { url: favicon, sizes: '48x48' },
        { url: icon_192, sizes: '192x192', type: 'image/png' },
        { url: icon, type: 'image/svg+xml' },
      ],
      apple: icon_180,
    },
    formatDetection: { telephone: false },
  }
}

export function generateViewport(): Viewport {
  return {
    themeColor: paletteOf(clinicFacts().colors)['purple-600'],
    width: 'device-width',
    initialScale: 1,
    // Backgrounds reach the edges of the screen; `safe-area-inset-*` keeps content clear of them.
    viewportFit: 'cover',
    // The keyboard makes the window smaller instead of covering its lower half and what is typed there.
    interactiveWidget: 'resizes-content',
  }
}

/** Nothing is rendered at build time: one build serves any backend and any domain. */
export function generateStaticParams() {
  return []
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  const { METRIKA_ID, GOOGLE_TAG_ID, CALL_TRACKING_ID, CALL_TRACKING_SCRIPT } = env()
  const locale = await currentLocale()
  const colors = ownColorsCss(clinicFacts().colors)
  return (
    // The inline scripts set attributes before hydration.
    <html
      lang={locale}
      className={fontClasses}
      data-call-tracking={CALL_TRACKING_ID}
      suppressHydrationWarning
    >
      {colors && (
        <head>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours of six digits */}
          <style dangerouslySetInnerHTML={{ __html: colors }} />
        </head>
      )}
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without input */}
        <script dangerouslySetInnerHTML={{ __html: displayScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant without input */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <a className="skip-link" href="#main">
          {t('skip')}
        </a>
        <ErrorPhones phones={clinicIn(locale).phones}>{children}</ErrorPhones>
        <Hydrated />
        <LatePartsMount
          tags={
            METRIKA_ID || GOOGLE_TAG_ID
              ? { metrikaId: METRIKA_ID, googleIds: GOOGLE_TAG_ID }
              : undefined
          }
          callTracking={CALL_TRACKING_SCRIPT}
        />
      </body>
    </html>
  )
}
