/**
 * Headers of every answer. The Content-Security-Policy is not among them: it differs from page to
 * page (lib/cache/csp.mjs), and two policies would intersect.
 */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
]

/** Pictures may stand on other sites: search engines show them, and messengers preview links. */
export const pictureHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]
