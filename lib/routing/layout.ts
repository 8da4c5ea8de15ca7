/**
 * Chooses the layout of a visit, mobile below 640 px (B2). The server cannot see the viewport, so
 * it goes by cookie and headers; `watchLayout` corrects it in the browser.
 */
export const layouts = ['desktop', 'mobile'] as const
export type Layout = (typeof layouts)[number]

/** The breakpoint as a media query; the fraction covers zoomed and scaled screens. */
export const phoneQuery = '(max-width: 639.98px)'

/** Cookie, set by `watchLayout` when the viewport contradicts the layout. */
export const layoutCookie = 'layout'

export interface LayoutSigns {
  /** `X-Layout` of nginx; to be passed only when that proxy is trusted. */
  readonly proxy?: string | null
  readonly cookie?: string | null
  /** `Sec-CH-UA-Mobile`: `?1` or `?0`. */
  readonly clientHint?: string | null
  readonly userAgent?: string | null
}

export function isLayout(value: unknown): value is Layout {
  return layouts.some(layout => layout === value)
}

/**
 * Precedence: proxy, cookie, client hint, User-Agent. Phones get the mobile layout, Googlebot
 * smartphone among them; tablets and unknown clients the desktop layout.
 */
export function chooseLayout({ proxy, cookie, clientHint, userAgent }: LayoutSigns): Layout {
  if (isLayout(proxy)) return proxy
  if (isLayout(cookie)) return cookie
  if (clientHint === '?1') return 'mobile'
  if (clientHint === '?0') return 'desktop'
  return isPhone(userAgent ?? '') ? 'mobile' : 'desktop'
}

// Android tablets leave "Mobile" out of their User-Agent; an iPad says "Mobile" but names itself.
const phone = /iPhone|iPod|Android.+Mobile|Windows Phone|IEMobile|Opera Mini|BlackBerry|BB10|webOS/i
const tablet = /iPad|Tablet|PlayBook|Silk/i

function isPhone(userAgent: string): boolean {
  return phone.test(userAgent) && !tablet.test(userAgent)
}
