/**
 * Headers of every response. Built scripts, styles and fonts get no others, to keep many small
 * responses small.
 */
export const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/**
 * Headers of whatever may be opened in a window or a frame. The Content-Security-Policy is not among them: it differs from page to
 * page (lib/http/csp.mjs), and two policies would intersect.
 */
export const documentHeaders = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // Without includeSubDomains: other names under the clinic's may have no https (deploy/nginx/site.conf).
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
]

/** Pictures may stand on other sites: search engines show them, and messengers preview links. */
export const pictureHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]
