/** R10, R11: valid HTML that is not too large. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser'
import type { Page } from '../page-types'
import { localeOf, routeOf, violationOn } from '../site'
import { short, type Violation } from '../violation'

export function uniqueIds(page: Page): Violation[] {
  const seen = new Set<string>()
  const twice = new Set(page.ids.filter(id => seen.has(id) || !seen.add(id)))
  return [...twice].map(id => violationOn('R10', page)(`id "${id}" stands twice`))
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React's style of attributes and void elements; the DOM is the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // `_R_` is React's own; any id without white space is valid.
      'valid-id': ['error', { relaxed: true }],
      // Pictures have `style="color:transparent"`; the CSP allows style attributes.
      'no-inline-style': 'off',
      // Scripts and styles come from the site's own origin.
      'require-sri': 'off',
      // Typography is not a matter of validity.
      'tel-non-breaking': 'off',
      // A list of check-boxes of one name is how a form sends several values.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
      // The heading of a banner may stand before the page's own; levels must not be left out.
      'heading-level': ['error', { minInitialRank: 'any' }],
      // Allowed by ARIA, and useful on a list without a heading.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A search form may lack a submit button: Enter sends it. Accessibility is checked by axe.
      'wcag/h32': 'off',
      // R2 warns of long titles.
      'long-title': 'off',
    },
  }),
)

/** Scripts with Next's RSC payload: most bytes of a page, and nothing to validate. */
const flightData = /<script>self\.__next_f[\s\S]*?<\/script>/g

export async function validHtml(page: Page): Promise<Violation[]> {
  const report = await validator.validateString(page.html().replace(flightData, ''))
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) =>
      violationOn('R10', page)(`${ruleId}: ${short(message)} (${short(selector ?? '', 100)})`),
    ),
  )
}

/**
 * Some of each kind of page, since validating takes longer than rendering: for each route,
 * language and visitor the largest, the smallest and the middle one.
 */
export function sampleOf(pages: readonly Page[]): Page[] {
  const groups = new Map<string, Page[]>()
  for (const page of pages) {
    const key = [routeOf(page.url), localeOf(page.url), page.visitor].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), page])
  }
  return [...groups.values()].flatMap(group => {
    const bySize = group.toSorted((a, b) => a.size.raw - b.size.raw)
    const middle = bySize[Math.floor(bySize.length / 2)]
    return [...new Set([bySize[0], middle, bySize.at(-1)])].filter(page => page !== undefined)
  })
}

const kilobyte = 1024
/** With inlined styles. */
const limits = { raw: 450 * kilobyte, gzip: 65 * kilobyte }
/** The site map links to every page, so its limit is what Googlebot reads of a page. */
const siteMapLimit = 2048 * kilobyte

export function fitsTheBudget(page: Page): Violation[] {
  const { raw, gzip } = page.size
  const isSiteMap = routeOf(page.url) === 'siteMap'
  const kb = (bytes: number) => `${Math.ceil(bytes / kilobyte)} KB`
  const limit = isSiteMap ? siteMapLimit : limits.raw
  const violation = violationOn('R11', page)
  return [
    ...(raw > limit ? [violation(`${kb(raw)} of HTML, at most ${kb(limit)}`)] : []),
    ...(gzip > limits.gzip && !isSiteMap
      ? [violation(`${kb(gzip)} compressed, at most ${kb(limits.gzip)}`)]
      : []),
  ]
}
