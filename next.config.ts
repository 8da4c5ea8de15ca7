import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { pictureQuality, smallWidths, windowWidths } from './components/ui/Picture/sizes'
import { documentHeaders, fileHeaders, pictureHeaders } from './lib/http/security-headers'

const year = 31_536_000

/** `page.dev.tsx` is a page of the development server alone: a build does not know its name. */
const pageExtensions =
  process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts']

const config: NextConfig = {
  poweredByHeader: false,
  // Done by `lib/server`.
  compress: false,
  // `lib/http/page-cache/handler.mjs` gives a page its tag when it is made, not each time it is sent.
  generateEtags: false,
  reactStrictMode: true,
  pageExtensions,
  // The whole head stands in <head> for every visitor, not for known bots alone
  // (docs/decisions/whole-head.md).
  htmlLimitedBots: /.*/,
  // In letters, of which Cyrillic ones take two bytes; all pages are on disk, a read away.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  cacheHandler: `${process.cwd()}/lib/http/page-cache/handler.mjs`,
  // One copy for all bundles of a process, which share the open store, the log and the figures.
  serverExternalPackages: ['libsql', 'kysely', 'nodemailer', 'pg', 'pino', 'prom-client'],
  // 'graph': a page loads nearly only the styles it uses (docs/decisions/budgets.md).
  experimental: {
    globalNotFound: true,
    // In bytes. Kept pages carry their styles inline (docs/decisions/styles-in-the-page.md), so that a
    // further style sheet costs no request there: few bytes of unused CSS are worth merging two.
    cssChunking: { type: 'graph', requestCost: 2_000 },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    // Made-up queries would have the same picture made again and again.
    localPatterns: [
      { pathname: '/images/**', search: '' },
      { pathname: '/media/**', search: '' },
      { pathname: '/files/**', search: '' },
    ],
    qualities: [pictureQuality],
    deviceSizes: windowWidths,
    imageSizes: smallWidths,
    minimumCacheTTL: 86_400,
    // Only files of this origin are made smaller: 500 MB hold thousands, the oldest go first.
    maximumDiskCacheSize: 500_000_000,
    maximumRedirects: 0,
  },
  // The parts of a large sitemap stand in the root; a folder's name cannot be part of a segment.
  rewrites: async () => [
    { source: '/sitemap-:part([1-9]\\d*).xml', destination: '/sitemap/:part' },
  ],
  headers: async () => [
    { source: '/:path*', headers: fileHeaders },
    { source: '/((?!_next/static/).*)', headers: documentHeaders },
    { source: '/:folder(images|icons|media|files)/:path*', headers: pictureHeaders },
    { source: '/_next/image', headers: pictureHeaders },
    {
      source: '/:folder(images|icons|documents)/:path*',
      headers: [
        { key: 'Cache-Control', value: `public, max-age=86400, stale-while-revalidate=${year}` },
      ],
    },
  ],
}

export default createNextIntlPlugin('./lib/routing/i18n-request.ts')(config)
