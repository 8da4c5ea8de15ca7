/** Headers of every response; built scripts, styles and fonts get no others, to stay small. */
export const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/**
 * Headers of responses that can be navigated to or framed. The Content-Security-Policy is set per
 * page (lib/http/csp.mjs): two policies would intersect.
 */
export const documentHeaders = [
  // Which links the browser may fetch before they are followed: public/speculation-rules.json.
  { key: 'Speculation-Rules', value: '"/speculation-rules.json"' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // Without includeSubDomains: subdomains may not serve https (deploy/nginx/site.conf).
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
]

/** Other sites may embed images: search engines show them, and messengers preview links. */
export const pictureHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]
