/**
 * Which folder may import which; everything that is not listed is forbidden. A file belongs to the
 * longest key that is a prefix of its path; `*` matches any name. Imports within a folder are
 * always allowed.
 */

/** Without I/O, so that islands may import them, too. */
const pure = [
  'lib/calculator',
  'lib/content/entities',
  'lib/doctors',
  'lib/errors',
  'lib/requests',
  'lib/routing',
  'lib/text',
]

/** Importable by views: the props of screens, pure functions, and the clinic's facts. */
const shown = [
  ...pure,
  'components/hooks',
  'components/ui',
  'lib/browser',
  'lib/clinic',
  'lib/content/search',
  'lib/requests/browser',
  'lib/screens/*.props',
  'lib/seo/texts/types',
]

/** Importable by all server code. */
const base = [
  'lib/clinic',
  'lib/clinic/environment',
  'lib/clinic/files',
  'lib/errors',
  'lib/invalidation',
  'lib/routing',
  'lib/server/telemetry',
  'lib/text',
]

/** Importable by pages, in both layouts. */
const page = [
  'components/blocks',
  'components/styleguide',
  'components/ui',
  'lib/clinic',
  'lib/clinic/environment',
  'lib/routing',
  'lib/screens',
  'lib/screens/*.props',
  'lib/seo',
  'lib/seo/texts/types',
  'lib/styles',
]

export const allowed: Readonly<Record<string, readonly string[]>> = {
  'instrumentation.ts': [
    'lib/clinic',
    'lib/clinic/documents',
    'lib/content',
    'lib/http',
    'lib/requests/outbox',
    'lib/seo/texts',
    'lib/server',
    'lib/server/telemetry',
  ],
  'instrumentation-client.ts': ['components/hooks'],
  'middleware.ts': [...base, 'lib/content', 'lib/http', 'lib/seo'],

  app: [
    ...page,
    'lib/clinic/files',
    'lib/content',
    'lib/http',
    'lib/requests/outbox',
    'lib/server',
  ],
  'app/[locale]/desktop': [...page, 'app', 'components/desktop'],
  'app/[locale]/mobile': [...page, 'app', 'components/mobile'],

  'components/desktop': [...shown, 'components/blocks'],
  'components/mobile': [...shown, 'components/blocks'],
  'components/styleguide': [...shown, 'components/blocks'],
  'components/blocks': shown,
  'components/ui': [...pure, 'components/hooks'],
  'components/hooks': ['lib/requests/browser', 'lib/routing'],

  'lib/server': [...base, ...pure, 'lib/backend', 'lib/content', 'lib/http', 'lib/requests/outbox'],
  'lib/screens': [
    ...base,
    ...pure,
    'lib/clinic/documents',
    'lib/content',
    'lib/content/search',
    'lib/http',
    'lib/requests/outbox',
    'lib/screens/*.props',
    'lib/seo',
    'lib/seo/texts',
    'lib/seo/texts/types',
  ],
  'lib/backend': [
    ...base,
    'lib/clinic/documents',
    'lib/content',
    'lib/content/entities',
    'lib/content/search',
    'lib/doctors',
    'lib/requests',
    'lib/seo/texts',
  ],
  'lib/http': [
    ...base,
    ...pure,
    'lib/content',
    'lib/content/search',
    'lib/http/searches',
    'lib/requests/outbox',
  ],
  'lib/http/searches': base,
  'lib/requests/outbox': [...base, 'lib/content', 'lib/requests'],
  'lib/seo/indexnow/cli': ['lib/clinic/environment', 'lib/seo', 'lib/server'],
  'lib/seo/report': ['lib/errors', 'lib/http/searches', 'lib/routing', 'lib/seo/rules', 'lib/text'],
  'lib/seo/rules': ['lib/routing', 'lib/seo/texts', 'lib/seo/texts/types', 'lib/text'],
  'lib/seo': [
    ...base,
    'lib/content',
    'lib/content/entities',
    'lib/doctors',
    'lib/screens/*.props',
    'lib/seo/texts',
    'lib/seo/texts/types',
  ],
  'lib/seo/texts': [...base, 'lib/seo/texts/types'],
  'lib/seo/texts/types': [],
  'lib/content': [...base, ...pure, 'lib/content/search'],
  'lib/screens/*.props': [...pure, 'lib/content/search'],
  'lib/content/search': [...pure, 'lib/server/telemetry'],
  'lib/clinic/documents': base,
  'lib/clinic': [
    'lib/clinic/environment',
    'lib/clinic/files',
    'lib/content/entities',
    'lib/errors',
    'lib/invalidation',
    'lib/routing',
    'lib/server/telemetry',
    'lib/text',
  ],
  'lib/clinic/files': ['lib/errors', 'lib/text'],
  'lib/clinic/environment': ['lib/server/telemetry'],
  'lib/requests/browser': ['lib/browser', 'lib/requests', 'lib/routing'],
  'lib/requests': ['lib/content/entities', 'lib/routing', 'lib/text'],
  'lib/calculator': ['lib/content/entities', 'lib/errors', 'lib/text'],
  'lib/doctors': ['lib/content/entities', 'lib/routing', 'lib/text'],
  'lib/invalidation': ['lib/server/telemetry'],
  'lib/routing': ['lib/browser', 'lib/errors', 'lib/invalidation', 'lib/text'],
  'lib/content/entities': [],
  'lib/server/telemetry': [],
  'lib/styles': [],
  'lib/text': ['lib/errors'],
  'lib/browser': ['lib/errors'],
  'lib/errors': [],
}
