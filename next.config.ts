import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { pictureQuality, smallWidths, windowWidths } from './components/ui/Picture/sizes'
import { documentHeaders, fileHeaders, pictureHeaders } from './lib/http/security-headers'
import { inlineScripts } from './lib/routing/early/bundle'
import { sassOptions } from './lib/styles/sass-options'

/** `page.dev.tsx` is a page in the development server only: a build ignores the extension. */
const pageExtensions =
  process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts']

const config: NextConfig = {
  poweredByHeader: false,
  // `lib/server` compresses, also with Brotli.
  compress: false,
  // `lib/http/page-cache/handler.mjs` computes the ETag once per rendered page.
  generateEtags: false,
  reactStrictMode: true,
  pageExtensions,
  // `npm run verify` checks types before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'true' },
  // Metadata is in <head> for every client instead of being streamed to all but known bots
  // (docs/decisions/whole-head.md).
  htmlLimitedBots: /.*/,
  // Measured in characters; Cyrillic takes two bytes each. Pages are also on disk, so a miss costs
  // one file read.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  cacheHandler: `${process.cwd()}/lib/http/page-cache/handler.mjs`,
  // Not bundled, so that every bundle of the process shares one instance of the open database,
  // logger and metrics registry.
  serverExternalPackages: ['libsql', 'kysely', 'nodemailer', 'pg', 'pino', 'prom-client'],
  sassOptions,
  experimental: {
    globalNotFound: true,
    // The site is ready half a second sooner and takes 15 MB less; a page's code loads in milliseconds.
    preloadEntriesOnStart: false,
    // libvips would keep up to 50 MB of results, of which none is used twice: pictures are on disk.
    imgOptOperationCache: false,
    // One image is encoded at a time (`lib/server/picture-queue.ts`), by all processors.
    imgOptConcurrency: availableParallelism(),
    // 'graph': a page loads little more than the styles it uses (docs/decisions/budgets.md). A low
    // `requestCost` (bytes), as cached pages inline their styles and save no request by merged
    // style sheets (docs/decisions/styles-in-the-page.md).
    cssChunking: { type: 'graph', requestCost: 500 },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    // No query: made-up ones would have the same image optimized again and again.
    localPatterns: [
      { pathname: '/media/**', search: '' },
      { pathname: '/files/**', search: '' },
    ],
    qualities: [pictureQuality],
    deviceSizes: windowWidths,
    imageSizes: smallWidths,
    minimumCacheTTL: 86_400,
    // Holds thousands of images, as only those of this origin are optimized; an LRU cache.
    maximumDiskCacheSize: 500_000_000,
    maximumRedirects: 0,
  },
  // Parts of a large sitemap are at the root; a route folder cannot match a part of a segment.
  rewrites: async () => [
    { source: '/sitemap-:part([1-9]\\d*).xml', destination: '/sitemap/:part' },
  ],
  headers: async () => [
    { source: '/:path*', headers: fileHeaders },
    { source: '/((?!_next/static/).*)', headers: documentHeaders },
    { source: '/:folder(media|files)/:path*', headers: pictureHeaders },
    { source: '/_next/image', headers: pictureHeaders },
    {
      source: '/speculation-rules.json',
      headers: [
        { key: 'Content-Type', value: 'application/speculationrules+json' },
        { key: 'Cache-Control', value: 'public, max-age=86400' },
      ],
    },
  ],
}

/** The inline scripts are in what is built already where the site only runs. */
export default async function configFor(phase: string): Promise<NextConfig> {
  const isBuilt = phase === PHASE_PRODUCTION_SERVER
  const env = isBuilt ? {} : await inlineScripts()
  return createNextIntlPlugin('./lib/routing/i18n-request.ts')({ ...config, env })
}
