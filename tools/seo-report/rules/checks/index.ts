/** The search rules in their order, each over a whole site. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { alternatesOf, isIndexable, normalizeUrl, onePerUrl, type Rule, routeOf } from '../site'
import type { Violation } from '../violation'
import { canonicalIsItself } from './canonical'
import { clinicIsOne } from './clinic'
import { picturesExist, showsItsContent } from './content'
import { crumbsAreMarked } from './crumbs'
import { businessesAreKnown, nothingIsEmpty, oneGraph, referencesResolve } from './graph'
import { headsAreWhole, oneHead, uniqueHeads } from './head'
import { fitsTheBudget, sampleOf, uniqueIds, validHtml } from './html'
import { isInKazakh } from './kazakh'
import { alternatesAgree, languageIsNotGuessed, switcherIsALink } from './languages'
import * as markup from './markup'
import { openGraph, openGraphComesFirst, openGraphPicture } from './open-graph'
import { sameHead, sameLinks, sameText, saysItVaries } from './parity'
import { robotsIsRight } from './robots'
import {
  amongOthers,
  besideDesktop,
  byVisitor,
  entriesOf,
  listedIn,
  onEach,
  pageRule,
  rule,
  served,
  withReferencePages,
} from './scopes'
import { siteMapIsComplete } from './site-map-page'
import { sitemapFitsSchema, sitemapIsValid } from './sitemap'
import {
  entryMirrorsPage,
  everyEntryIsVisited,
  everyPageIsListed,
  everyPageIsReached,
} from './sitemap-pages'
import * as statuses from './statuses'
import { valuesAreInOrder } from './values'
import { schemaOrgKnowsIt } from './vocabulary'

const heads: readonly Rule[] = [
  pageRule('R1', 'one title, description, canonical and h1, all in the head', onEach(oneHead)),
  rule('R2', 'titles and descriptions are unique', ({ pages }) => uniqueHeads(pages)),
  pageRule('R2', 'titles and descriptions are whole', onEach(headsAreWhole)),
  pageRule(
    'R3',
    'canonical, og:url and loc are one',
    onEach((page, site) =>
      canonicalIsItself(page, site.origin, entriesOf(site).get(page.url)?.loc ?? ''),
    ),
  ),
  rule('R4', 'languages refer to each other', amongOthers(alternatesAgree)),
  rule('R5', 'nobody is redirected by language', ({ languages }) =>
    languages.flatMap(languageIsNotGuessed),
  ),
  pageRule('R5', 'the switcher is a link', onEach(switcherIsALink)),
  pageRule(
    'R6',
    'Kazakh pages are in Kazakh',
    amongOthers((page, index) =>
      isInKazakh(page, index.get(normalizeUrl(alternatesOf(page).ru ?? ''))),
    ),
  ),
  pageRule(
    'R7',
    'Open Graph is complete',
    onEach((page, { origin }) => openGraph(page, origin)),
  ),
  pageRule('R7', 'messengers read all of it', onEach(openGraphComesFirst)),
  pageRule(
    'R7',
    'its picture is what it says',
    onEach((page, { pictures }) => openGraphPicture(page, pictures)),
  ),
]

const contents: readonly Rule[] = [
  pageRule(
    'R8',
    'the main part stands in the HTML, and nothing is still loading',
    onEach(showsItsContent),
  ),
  pageRule(
    'R8',
    'pictures exist',
    onEach((page, { pictures }) => picturesExist(page, pictures)),
  ),
  pageRule('R9', 'phones get the same head', besideDesktop(sameHead)),
  pageRule(
    'R9',
    'phones get the same links',
    besideDesktop((page, twin, { origin }) => sameLinks(page, twin, origin)),
  ),
  pageRule('R9', 'phones get the same text', besideDesktop(sameText)),
  rule('R9', 'pages say that they vary', ({ pages, missing }) =>
    [...pages, ...missing.map(({ page }) => page)].flatMap(saysItVaries),
  ),
  pageRule('R10', 'ids are unique', onEach(uniqueIds)),
  rule(
    'R10',
    'the HTML is valid',
    async site => {
      // Of the first two visitors: the third one gets the desktop layout again.
      const samples = byVisitor(site).slice(0, 2)
      const pages = samples.flatMap(index => sampleOf([...index.values()]))
      const found: Violation[] = []
      for (const page of pages) {
        found.push(...(await validHtml(page)))
        // Validating blocks the event loop: pending requests are handled here.
        await yieldToEventLoop()
      }
      return found
    },
    'sample',
  ),
  pageRule('R11', 'pages are not too large', onEach(fitsTheBudget)),
]

const addresses: readonly Rule[] = [
  rule('R12', 'what is no page answers 404', site =>
    site.missing.flatMap(each => statuses.isNotFound(each, listedIn(site))),
  ),
  rule('R13', 'parents move for good, in one hop', ({ redirects }) =>
    redirects.flatMap(statuses.movesForGood),
  ),
  rule('R13', 'links lead to pages', ({ links }) => statuses.linksLeadToPages(links)),
  rule('R15, R17', 'spellings and parameters come to one address', ({ variants }) =>
    variants.flatMap(statuses.comesToOneAddress),
  ),
  rule('R16', 'search and forms stay out of the index', site =>
    site.hidden.flatMap(page => statuses.staysOutOfTheIndex(page, listedIn(site), site.robots)),
  ),
  rule('R17', 'parameters stand in Clean-param', ({ links, robots }) =>
    statuses.parametersAreClean(links, robots),
  ),
  rule('R18', 'robots.txt is right', ({ robots, origin, pages, hidden }) =>
    robotsIsRight(robots, origin, [...onePerUrl(pages), ...onePerUrl(hidden)]),
  ),
  rule('R19', 'the sitemap is valid', ({ sitemap, origin }) =>
    sitemapIsValid(sitemap, origin, Date.now()),
  ),
  rule('R19', 'the sitemap fits the public schema', ({ sitemap }) => sitemapFitsSchema(sitemap)),
  pageRule('R19', 'the sitemap mirrors the pages', site =>
    onePerUrl(site.pages).flatMap(page => {
      const entry = entriesOf(site).get(page.url)
      return entry ? entryMirrorsPage(entry, page, site.pictures) : []
    }),
  ),
  rule('R19', 'the sitemap is visited', site => everyEntryIsVisited(entriesOf(site), site.pages)),
  rule('R19', 'every page is in the sitemap', site =>
    everyPageIsListed(site.links, listedIn(site)),
  ),
  rule('R19', 'every page is reached by links', site =>
    byVisitor(site).flatMap(index => everyPageIsReached(index, site.origin)),
  ),
  pageRule(
    'R20',
    'the site map lists what the sitemap lists',
    onEach((page, { sitemap }) =>
      routeOf(page.url) === 'siteMap' ? siteMapIsComplete(page, sitemap.entries) : [],
    ),
  ),
]

const data: readonly Rule[] = [
  pageRule(
    'R22',
    'one graph of structured data',
    onEach(page => (isIndexable(page) ? oneGraph(page) : [])),
  ),
  pageRule('R22', 'its references resolve', onEach(referencesResolve)),
  pageRule('R22', 'businesses can be reached', onEach(businessesAreKnown)),
  pageRule('R22', 'no property is empty', onEach(nothingIsEmpty)),
  pageRule(
    'R22',
    'its addresses, dates and prices are in order',
    onEach((page, site) => valuesAreInOrder(page, listedIn(site), site.pictures)),
  ),
  // Of one visitor: the others get the same data (R9).
  pageRule('R22', 'schema.org knows its types and properties', async site => {
    const pages = onePerUrl(served(site))
    return (await Promise.all(pages.map(schemaOrgKnowsIt))).flat()
  }),
  pageRule('R23', 'what is marked up is shown', onEach(markup.showsWhatIsMarked)),
  pageRule('R24', 'no ratings are marked up', onEach(markup.marksNoRatings)),
  pageRule('R25', 'nothing outdated is marked up', onEach(markup.marksNothingOutdated)),
  rule('R25', 'a question is asked once', ({ pages }) => markup.asksOnce(pages)),
  rule('R25', "an answer is its page's own", ({ pages }) => markup.answersForItself(pages)),
  pageRule('R26', 'marked crumbs are the visible ones', onEach(crumbsAreMarked)),
  rule('R27', 'hidden pages mark nothing up', ({ hidden, missing, pages }) =>
    [...pages, ...hidden, ...missing.map(({ page }) => page)].flatMap(markup.hiddenMarksNothing),
  ),
  pageRule('R28', 'phones, hours and address are one', site =>
    clinicIsOne(onePerUrl(site.pages), withReferencePages(site)),
  ),
]

export const rules: readonly Rule[] = [...heads, ...contents, ...addresses, ...data]
