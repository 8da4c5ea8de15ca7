/** The Google tag: Analytics 4 and Ads, loaded once the page is shown. */
import { addScript } from '@/components/hooks/add-script'
import type { Receiver } from '@/lib/requests/browser/events'
import { countedReferrer, countedUrl } from './hit'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Consent mode: visits are measured and clicks on advertisements remembered; nobody is shown
 * advertisements by the pages of a clinic that he has read.
 */
const consent = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'denied',
}
const plain = { allow_google_signals: false, allow_ad_personalization_signals: false }

/** @param ids of a property of Analytics and of an account of Ads; the first loads the script */
export function startGoogle([id, ...others]: readonly string[]): Receiver {
  window.dataLayer ??= []
  const layer = window.dataLayer
  // The script takes commands only as an `arguments` object.
  function gtag(..._: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  const page_location = countedUrl(window.location.href)
  const page = { page_location, page_title: new URL(page_location).pathname }
  const page_referrer = countedReferrer(document.referrer, window.location.origin)
  gtag('consent', 'default', consent)
  gtag('js', new Date())
  for (const each of [id, ...others]) {
    gtag('config', each, { ...plain, ...page, page_referrer, send_page_view: false })
  }
  gtag('event', 'page_view', { ...page, page_referrer })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) gtag('event', 'page_view', { ...page, page_referrer: page.page_location })
  })
  return (name, details) => gtag('event', name, details)
}
