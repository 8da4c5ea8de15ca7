/** The flags of `npm run seo:report`. */
import { parseArgs } from 'node:util'

export const usage = `Visits a running site as a computer, Googlebot and YandexBot and writes a report for marketers.

  npm run seo:report -- [--url URL] [--out FOLDER] [--concurrency N] …

  --url URL         where the site answers (SITE_URL, or http://localhost:3000)
  --origin URL      what its addresses begin with, if that is not --url: a copy of the site
  --sitemap URL     the sitemap, if it is not /sitemap.xml
  --out FOLDER      for report.html, pages.csv and last.json (seo-report)
  --keep FOLDER     instead: FOLDER/DATE/report.html, and FOLDER/index.html with the reports of a year;
                    an e-mail to SEO_REPORT_EMAIL says what has changed
  --concurrency N   requests at a time, 1–32 (6)
  --pictures N      subjects whose pictures are opened, spread over the site (60)
  --data FOLDER     DATA_DIR of the site, for what visitors searched for without a hit, and former
                    addresses they asked for (DATA_DIR, or ./data); again for another instance
  --metrics URL     the site's metrics, for its speed in the browsers of visitors; with METRICS_TOKEN;
                    again for another instance
  --exports FOLDER  exports of Search Console, Yandex Webmaster and Metrica, for what pages bring
                    Folders of --data and --exports have to be there
  --help            this text

Ends with 0 when no rule is broken badly, with 1 when one is or a page could not be fetched, with 2
when there is no report, with 3
when it could not be sent.
`

export interface Options {
  readonly help: boolean
  readonly base: string
  readonly origin: string
  readonly sitemap: string
  readonly out: string
  /** Folder of the reports of a year, in place of `out`. */
  readonly keep: string | undefined
  readonly concurrency: number
  readonly pictures: number
  /** `DATA_DIR` of each instance, as named. */
  readonly data: readonly string[]
  /** Where none is named: of the site on this machine, if there is one. */
  readonly ownData: string | undefined
  /** Where Prometheus reads them. */
  readonly metrics: readonly string[]
  /** Folder of CSV files. */
  readonly exports: string | undefined
}

/** @throws Error with a sentence for the person at the terminal */
export function parseOptions(
  argv: readonly string[],
  { SITE_URL, DATA_DIR }: Readonly<Record<string, string | undefined>> = {},
): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      url: { type: 'string', default: SITE_URL || 'http://localhost:3000' },
      origin: { type: 'string' },
      sitemap: { type: 'string' },
      out: { type: 'string', default: 'seo-report' },
      keep: { type: 'string' },
      concurrency: { type: 'string', default: '6' },
      pictures: { type: 'string', default: '60' },
      data: { type: 'string', multiple: true },
      metrics: { type: 'string', multiple: true, default: [] },
      exports: { type: 'string' },
    },
  })
  const base = originOf('--url', values.url)
  const origin = originOf('--origin', values.origin ?? values.url)
  return {
    help: values.help,
    base,
    origin,
    sitemap: sitemapOf(values.sitemap ?? '/sitemap.xml', origin, base),
    out: values.out,
    keep: values.keep,
    concurrency: numberOf('--concurrency', values.concurrency, 1, 32),
    pictures: numberOf('--pictures', values.pictures, 1, 1_000_000),
    data: values.data ?? [],
    ownData: values.data ? undefined : DATA_DIR || './data',
    metrics: values.metrics,
    exports: values.exports,
  }
}

function originOf(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new Error(`${flag} takes an origin such as https://clinic.example, not "${text}"`)
  }
  return url.origin
}

/** The sitemap with the origin of the site, also when requests go to a copy. */
function sitemapOf(text: string, origin: string, base: string): string {
  const url = URL.canParse(text, origin) ? new URL(text, origin).href : ''
  const own = url.startsWith(`${base}/`) ? origin + url.slice(base.length) : url
  if (!own.startsWith(`${origin}/`)) {
    throw new Error(`--sitemap takes an address of the site, not "${text}"`)
  }
  return own
}

function numberOf(flag: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new Error(`${flag} takes a whole number from ${min} to ${max}, not "${text}"`)
}
