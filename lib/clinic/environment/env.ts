import { z } from 'zod'
import { logLevels } from '@/lib/telemetry/log-levels'

/**
 * The environment, read at run time so that one build serves every deployment. `.env.example` lists
 * the variables; a wrong value stops the start and names the variable.
 */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    isOrigin,
    'has a path, a query or a password, which are not used: give https://host alone',
  )
  .transform(value => new URL(value).origin)
  .describe('an origin such as https://clinic.example')

/** A slash at the end is no path; what is no address at all is named as that. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname.length <= 1 && !search && !hash && !username && !password
}

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUnset, schema.optional())
const number = (fallback: number, min: number, max: number) =>
  z.preprocess(emptyIsUnset, z.coerce.number().int().min(min).max(max).default(fallback))

/** One address, or several set apart by commas. */
const addresses = z
  .string()
  .transform(text => text.split(',').map(address => address.trim()))
  .pipe(z.array(z.email('not an e-mail address')))

/** Without https a price list could be changed on its way; on this machine nobody is between. */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  const isOwn = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isOwn)
}

const sheetAddress = optional(z.url('not an address').refine(isSecure, 'not an https:// address'))
const unreadSheet = 'is not read, as the records come from BACKEND_URL'

const backendField = optional(
  z
    .string()
    .regex(/^[A-Za-z_]\w{0,63}$/)
    .refine(name => !/^(name|phone|type)$|_id$/.test(name), 'is a field of the request itself'),
)

const schema = z
  .object({
    PORT: number(3000, 0, 65535),
    /** Address to listen on. */
    HOST: optional(z.union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'not an IP address')),
    SITE_URL: optional(origin),
    /** `off` for a copy of the site that search engines must not show. */
    INDEXING: z.preprocess(emptyIsUnset, z.stringbool().default(true)),
    BACKEND_URL: optional(origin),
    /** Milliseconds a callback request may take (B36). */
    BACKEND_TIMEOUT_MS: number(60_000, 100, 600_000),
    /** Field of the backend's calls for preferred day and page, which have no other. */
    REQUEST_COMMENT_FIELD: backendField,
    /** Field of the backend's calls for the source of the visit, an object. */
    REQUEST_ATTRIBUTION_FIELD: backendField,
    /** Server that sends an e-mail about each request to `REQUESTS_EMAIL`. */
    SMTP_URL: optional(
      z.url({ protocol: /^smtps?$/, error: 'not an smtp:// or smtps:// address' }),
    ),
    REQUESTS_EMAIL: optional(addresses),
    /** Who gets an e-mail about each weekly report for marketers, and where they find it. */
    SEO_REPORT_EMAIL: optional(addresses),
    SEO_REPORT_URL: optional(z.url({ protocol: /^https?$/ })),
    /** Sender of these e-mails. */
    SMTP_FROM: optional(z.email('not an e-mail address')),
    /** Postgres that several instances share for callback requests. */
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: 'not a postgresql:// address' }),
    ),
    DATA_DIR: z.preprocess(emptyIsUnset, z.string().default('./data')),
    /** The folder with the clinic's facts, texts and records. */
    CONTENT_DIR: z.preprocess(emptyIsUnset, z.string().default('content')),
    /** Git repository from which `npm run content -- publish` takes the content folder. */
    CONTENT_REPOSITORY: optional(z.string()),
    /** Addresses of sheets that the clinic publishes, in place of the tables of analyses and services. */
    PRICE_LIST_URL: sheetAddress,
    SERVICES_PRICE_LIST_URL: sheetAddress,
    /** Seconds between two looks at them. */
    PRICE_LIST_SECONDS: number(300, 1, 86_400),
    /** Folder of the callback requests' backups, whose age is a metric. */
    BACKUP_DIR: optional(z.string()),
    /** Days after which `deploy/backup.sh` deletes a backup. */
    BACKUP_DAYS: number(30, 1, 365),
    LOG_LEVEL: z.preprocess(emptyIsUnset, z.enum(logLevels).default('info')),
    /** Loopback port for `GET /metrics` without a token. */
    METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
    REVALIDATE_TOKEN: optional(z.string().min(16)),
    METRICS_TOKEN: optional(z.string().min(16)),
    TRUSTED_PROXY_HOPS: number(0, 0, 10),
    /** Days a delivered request is kept before its personal data are deleted. */
    REQUEST_RETENTION_DAYS: number(30, 1, 3650),
    METRIKA_ID: optional(z.string().regex(/^\d+$/)),
    /** Google tags, of Analytics (`G-`) and of Ads (`AW-`). */
    GOOGLE_TAG_ID: optional(
      z
        .string()
        .transform(text => text.split(',').map(id => id.trim()))
        .pipe(
          z.array(z.string().regex(/^(?:G|AW|GT)-[A-Z0-9]{4,20}$/, 'not an id such as G-ABC123')),
        ),
    ),
    /** Authenticates the site's notifications of search engines. */
    INDEXNOW_KEY: optional(z.string().regex(/^[A-Za-z0-9-]{8,128}$/)),
    INDEXNOW_ENDPOINT: z.preprocess(
      emptyIsUnset,
      z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
    ),
    /** Publishes the doctors' data for Yandex; they have to agree to that first. */
    YANDEX_DOCTORS_FEED: z.preprocess(emptyIsUnset, z.stringbool().default(false)),
    /** Describes the API for programs of others. */
    OPENAPI: z.preprocess(emptyIsUnset, z.stringbool().default(false)),
    /** Answers assistants at `/api/mcp`. */
    MCP: z.preprocess(emptyIsUnset, z.stringbool().default(false)),
    /** Whether files of conversions are made for these companies, which the privacy policy says then. */
    META_CONVERSIONS: z.preprocess(emptyIsUnset, z.stringbool().default(false)),
    TIKTOK_CONVERSIONS: z.preprocess(emptyIsUnset, z.stringbool().default(false)),
    CALL_TRACKING_ID: optional(z.string().regex(/^[\w-]+$/)),
    /** Loaded by every page; the Content-Security-Policy lets in its origin (lib/http/csp.mjs). */
    CALL_TRACKING_SCRIPT: optional(z.url({ protocol: /^https$/ })),
    MAP_URL: optional(z.url({ protocol: /^https$/ })),
    CAREERS_URL: optional(z.url({ protocol: /^https?$/ })),
    INSTAGRAM_URL: optional(z.url({ protocol: /^https$/ })),
    FACEBOOK_URL: optional(z.url({ protocol: /^https$/ })),
    YOUTUBE_URL: optional(z.url({ protocol: /^https$/ })),
  })
  .refine(({ SMTP_URL: server, REQUESTS_EMAIL: to }) => !to || server, {
    path: ['SMTP_URL'],
    message: 'REQUESTS_EMAIL needs it',
  })
  .refine(({ SMTP_URL: server, REQUESTS_EMAIL: to }) => !server || to, {
    path: ['REQUESTS_EMAIL'],
    message: 'SMTP_URL needs it',
  })
  .refine(({ SMTP_URL: server, SEO_REPORT_EMAIL: to }) => !to || server, {
    path: ['SMTP_URL'],
    message: 'SEO_REPORT_EMAIL needs it',
  })
  .refine(
    ({ REQUEST_ATTRIBUTION_FIELD: source, REQUEST_COMMENT_FIELD: comment }) =>
      !source || source !== comment,
    { path: ['REQUEST_ATTRIBUTION_FIELD'], message: 'is the field of REQUEST_COMMENT_FIELD' },
  )
  .refine(({ PRICE_LIST_URL: sheet, BACKEND_URL: backend }) => !sheet || !backend, {
    path: ['PRICE_LIST_URL'],
    message: unreadSheet,
  })
  .refine(({ SERVICES_PRICE_LIST_URL: sheet, BACKEND_URL: backend }) => !sheet || !backend, {
    path: ['SERVICES_PRICE_LIST_URL'],
    message: unreadSheet,
  })
  .refine(({ CALL_TRACKING_ID: id, CALL_TRACKING_SCRIPT: script }) => !script || id, {
    path: ['CALL_TRACKING_ID'],
    message: 'CALL_TRACKING_SCRIPT needs it',
  })

export interface Env extends z.infer<typeof schema> {
  /** Origin of the site itself, without a trailing slash. */
  SITE_URL: string
}

/**
 * Reads and checks the variables.
 * @throws Error with one line per wrong variable.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = schema.safeParse(source)
  if (!result.success) {
    const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not valid:\n${lines.join('\n')}`)
  }
  const { data } = result
  return { ...data, SITE_URL: data.SITE_URL ?? `http://localhost:${data.PORT}` }
}

let parsed: Env | undefined

/** The checked environment of this process. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}
