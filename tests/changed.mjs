import { execFileSync } from 'node:child_process'

/**
 * The checks that a change affects, for `npm run verify -- --changed [since]`. Jest finds unit
 * tests by imports; for e2e specs a table maps changed files to them.
 */

/** What only the operations tests try: real servers, packages, units. */
const operated =
  /^(?:deploy|tests\/operations|lib\/(?:server|requests\/outbox|http|invalidation|mcp|telemetry|clinic\/files|backend\/price-list)|tools\/(?:content|diagnose|requests)|app\/(?:healthz|readyz|api\/(?:mcp|metrics|openapi\.json|revalidate)))\//

/** Prefixes of e2e specs, by a pattern for the path of a changed file. */
const walks = /** @type {const} */ ([
  [
    /request|outbox|calltracking/i,
    ['request', 'requests', 'list-request', 'options', 'abuse', 'outage', 'advertising', 'events'],
  ],
  [
    /analys|calculator|estimate/i,
    [
      'analyses',
      'analysis-sets',
      'estimate',
      'list-request',
      'referral',
      'dock',
      'keyboard-lists',
      'soft-keyboard',
    ],
  ],
  [/doctor|specialt|rating/i, ['doctors', 'many-doctors', 'keyboard-lists']],
  [/check-?up/i, ['check-ups']],
  [/related|relation|visits|backend\/records|lib\/screens/i, ['connected', 'ways']],
  [/service/i, ['services']],
  [/price|analys|service|check-?up/i, ['price-list']],
  [/promotion|post|article|feed/i, ['promotions-articles', 'seo/feeds', 'options']],
  [
    /home|banner|slider|picture|photo/i,
    ['home', 'pictures-fonts', 'moving-pictures', 'forced-themes'],
  ],
  [/share|opengraph/i, ['share-pictures']],
  [
    /island|routing\/early\/|\.module\.scss$/,
    ['before-scripts', 'links-on', 'early-actions', 'supported-browsers', 'failed-islands'],
  ],
  [/error|unavailable|not-?found/i, ['error-page', 'no-content']],
  [
    /history|navigation|page-height/i,
    ['history', 'navigation', 'links-on', 'many-doctors', 'history-limit'],
  ],
  [/hooks\/|calculator|language|layout|instrumentation/i, ['back-forward-cache']],
  [/vitals/i, ['vitals', 'sizes']],
  [/speculation|links-in-view|between-pages|instrumentation/i, ['speculation', 'moving-pictures']],
  [/^components\/(ui|styleguide)\//, ['styleguide', 'soft-keyboard']],
  [/^components\/.*\.tsx$/, ['translated-pages']],
  [/about|contact|corporate|licence|map|editorial/i, ['company', 'options']],
  [/hours|notice|open-?now|today/i, ['own-hours', 'third-clinic']],
  [/reception|named-(?:price|column)|price-(?:key|name)|calculator\/applies/i, ['third-clinic']],
  [/analytics|csp\.mjs|components\/search|clinicmap/i, ['events', 'options']],
  [/search/i, ['header-search', 'keyboard-lists', 'home', 'navigation']],
  [
    /dialog|floating|shell|header|footer|menu/i,
    ['dialog', 'keyboard', 'layout-and', 'every-page', 'late-parts'],
  ],
  // The last three have axe look at dialogs.
  [
    /display|theme|styles?\//i,
    ['display-panel', 'preferences', 'every-page', 'request-dialog', 'layout-and', 'analyses'],
  ],
  [/\.s?css$/, ['every-page', 'styles-in-page', 'large-text', 'touch-fields']],
  [
    /^lib\/(server|http|content\/client)\//,
    ['headers', 'framing', 'api-proxy', 'abuse', 'styles-in-page', 'kept-pages'],
  ],
  [
    /^lib\/(http\/page-cache|content|backend)\/|^content\//,
    ['kept-pages', 'outage', 'no-content', 'second-clinic', 'new-clinic'],
  ],
  [
    /^lib\/(clinic|content\/client|entities)\//,
    ['second-clinic', 'new-clinic', 'hostile-content', 'no-content'],
  ],
  [/^(lib\/seo|tools\/seo-report)\//, ['seo/']],
  [
    /page-texts|seo\/(?:listing|metadata|share)|root-files|screens\/share|app\/og\//,
    ['page-texts'],
  ],
  [
    /^lib\/invalidation\/|^app\/(?:define-|api\/revalidate)/,
    ['kept-pages', 'every-page', 'page-texts'],
  ],
  [
    /^app\/.*page\.|icon|manifest|robots|sitemap|karta-sayta|security/,
    ['every-page', 'seo/', 'second-clinic'],
  ],
  [/^app\/(?:files|media)\//, ['pictures-fonts', 'second-clinic']],
  [operated, []],
  [/^messages\//, ['seo/', 'second-clinic', 'new-clinic']],
  [
    /^proxy|^lib\/routing\/|former|renames|redirects/,
    ['middleware', 'layout-and', 'headers', 'redirects'],
  ],
])

/** Specs to run for every change of the site. */
const always = ['page-tops', 'first-screen', 'sizes', 'home']

/** Patterns of the table. */
export const patterns = walks.map(([pattern]) => pattern)

/** All that a change may run. @type {readonly string[]} */
export const walkNames = [...always, ...walks.flatMap(([, names]) => names)]

/**
 * Files that differ from a commit, uncommitted ones included.
 * @param {string} since a revision
 * @returns {string[]} paths from the root
 */
export function changedFiles(since) {
  const changed = git('diff', '--name-only', since)
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...added])]
}

/**
 * The default revision to compare with: the merge base with `main`, or on `main` the previous
 * commit.
 * @returns {string}
 */
export function usualBase() {
  const [head] = git('rev-parse', 'HEAD')
  const [left] = git('for-each-ref', '--format=%(refname)', 'refs/heads/main').flatMap(main =>
    git('merge-base', 'HEAD', main),
  )
  return left === undefined || left === head ? 'HEAD~1' : left
}

/**
 * E2e specs for Playwright; empty when the site itself has not changed.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function walksOf(files) {
  const specs = files.filter(file => file.startsWith('tests/e2e/') && file.endsWith('.spec.ts'))
  const site = files.filter(file =>
    /^(app|components|content|lib|messages|public|tools\/seo-report|[^/]+\.ts$)/.test(file),
  )
  const found = walks.flatMap(([pattern, names]) =>
    site.some(file => pattern.test(file)) ? names : [],
  )
  // What no pattern knows may show anywhere.
  const isUnknown = site.some(file => !walks.some(([pattern]) => pattern.test(file)))
  const named = isUnknown ? walkNames : site.length > 0 ? [...always, ...found] : []
  return [...new Set([...specs, ...named.map(name => `tests/e2e/${name}`)])]
}

/**
 * Files that tests read, bundle or load by a computed name, so that jest does not find those tests by
 * their imports.
 */
const unimported = [
  /^(app|content|data|deploy|lib|messages|public|components\/styleguide)\//,
  /\.xsd$/,
  /^docs\/glossary/,
  /^tests\/(support\/.*\.(ya?ml|csv|md|sql)$|jest\.config\.mjs)/,
  // Settings and the middleware.
  /^[^/]+\.(ts|json)$/,
]

/**
 * Whether all unit tests have to run, as those that import a changed file may not be all it affects.
 * @param {readonly string[]} files
 */
export function touchesAllUnits(files) {
  return files.some(file => unimported.some(pattern => pattern.test(file)))
}

/**
 * Whether the operations tests (real servers, packages, units) have to run.
 * @param {readonly string[]} files
 */
export function touchesOperations(files) {
  return files.some(file => operated.test(file))
}

/** @param {string[]} args @returns {string[]} lines */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
