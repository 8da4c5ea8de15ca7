/** The search rules in their order, each over a whole visited site. */
import type { Page } from '../page'
import { indexOf, isIndexable, onePerUrl, type Rule, routeOf, type Site } from '../site'
import type { Violation } from '../violation'
import { canonicalIsItself } from './canonical'
import { clinicIsOne } from './clinic'
import { contentHasAPage, picturesExist, showsItsContent } from './content'
import { crumbsAreMarked } from './crumbs'
import { oneGraph, referencesResolve, sharedIds, valuesAreInOrder } from './graph'
import { oneHead, uniqueHeads } from './head'
import { fitsTheBudget, sampleOf, uniqueIds, validHtml } from './html'
import { isInKazakh } from './kazakh'
import { alternatesAgree, languageIsNotGuessed, switcherIsALink } from './languages'
import {
  asksOnce,
  hiddenMarksNothing,
  marksNoRatings,
  marksNothingOutdated,
  showsWhatIsMarked,
} from './marked'
import { openGraph, openGraphPicture } from './openGraph'
import { sameHead, sameLinks, sameText, saysItVaries } from './parity'
import { robotsIsRight } from './robots'
import { siteMapIsComplete } from './siteMapPage'
import { entryMirrorsPage, everyPageIsListed, everyPageIsReached, sitemapIsValid } from './sitemap'
import {
  comesToOneAddress,
  isNotFound,
  linksLeadToPages,
  movesForGood,
  parametersAreClean,
  staysOutOfTheIndex,
} from './statuses'

/** Pages that were served; the others are a matter of R19. */
const served = ({ pages }: Site) => pages.filter(({ status }) => status === 200)

const onEach = (check: (page: Page, site: Site) => Violation[]) => (site: Site) =>
  served(site).flatMap(page => check(page, site))

const listedIn = ({ sitemap }: Site) => new Set(sitemap.entries.map(({ loc }) => loc))

/** The pages of each visitor by address. */
function byVisitor(site: Site) {
  const names = [...new Set(site.pages.map(({ visitor }) => visitor))]
  return names.map(name => indexOf(served(site).filter(({ visitor }) => visitor === name)))
}

/** Every page beside that of the first visitor, who gets the desktop layout. */
const besideDesktop =
  (check: (page: Page, desktop: Page, site: Site) => Violation[]) => (site: Site) => {
    const [desktop, ...others] = byVisitor(site)
    return others.flatMap(index =>
      [...index.values()].flatMap(page => {
        const twin = desktop?.get(page.url)
        return twin ? check(page, twin, site) : []
      }),
    )
  }

export const rules: readonly Rule[] = [
  {
    id: 'R1',
    says: 'one title, description, canonical and h1, all of the head in the head',
    check: onEach(oneHead),
  },
  {
    id: 'R2',
    says: 'titles and descriptions are unique',
    check: ({ pages }) => uniqueHeads(pages),
  },
  {
    id: 'R3',
    says: 'canonical, og:url and loc are one',
    check: onEach((page, { origin }) => canonicalIsItself(page, origin)),
  },
  {
    id: 'R4',
    says: 'languages refer to each other',
    check: site =>
      byVisitor(site).flatMap(index =>
        [...index.values()].flatMap(page => alternatesAgree(page, index)),
      ),
  },
  {
    id: 'R5',
    says: 'nobody is redirected by language',
    check: ({ languages }) => languages.flatMap(languageIsNotGuessed),
  },
  { id: 'R5', says: 'the switcher is a link', check: onEach(switcherIsALink) },
  { id: 'R6', says: 'Kazakh pages are in Kazakh', check: onEach(page => isInKazakh(page)) },
  {
    id: 'R7',
    says: 'Open Graph is complete',
    check: onEach((page, { origin }) => openGraph(page, origin)),
  },
  {
    id: 'R7',
    says: 'its picture is what it says',
    check: onEach((page, { pictures }) => openGraphPicture(page, pictures)),
  },
  {
    id: 'R8',
    says: 'the whole content stands in the HTML',
    check: onEach((page, { contents }) => showsItsContent(page, contents.get(page.url))),
  },
  {
    id: 'R8',
    says: 'every record has a page',
    check: site => contentHasAPage(site.contents, listedIn(site)),
  },
  {
    id: 'R8',
    says: 'pictures exist',
    check: onEach((page, { pictures }) => picturesExist(page, pictures)),
  },
  { id: 'R9', says: 'phones get the same head', check: besideDesktop(sameHead) },
  {
    id: 'R9',
    says: 'phones get the same links',
    check: besideDesktop((page, twin, { origin }) => sameLinks(page, twin, origin)),
  },
  { id: 'R9', says: 'phones get the same text', check: besideDesktop(sameText) },
  { id: 'R9', says: 'pages say that they vary', check: onEach(saysItVaries) },
  { id: 'R10', says: 'ids are unique', check: onEach(uniqueIds) },
  {
    id: 'R10',
    says: 'the HTML is valid',
    check: async site => {
      const [desktop, phone] = byVisitor(site).map(index => sampleOf([...index.values()]))
      const found = await Promise.all([...(desktop ?? []), ...(phone ?? [])].map(validHtml))
      return found.flat()
    },
  },
  { id: 'R11', says: 'pages are not too large', check: onEach(fitsTheBudget) },
  {
    id: 'R12',
    says: 'what is no page answers 404',
    check: site => site.missing.flatMap(each => isNotFound(each, listedIn(site))),
  },
  {
    id: 'R13',
    says: 'parents move for good, in one hop',
    check: ({ redirects }) => redirects.flatMap(movesForGood),
  },
  { id: 'R13', says: 'links lead to pages', check: ({ links }) => linksLeadToPages(links) },
  {
    id: 'R15, R17',
    says: 'spellings and parameters come to one address',
    check: ({ variants }) => variants.flatMap(comesToOneAddress),
  },
  {
    id: 'R16',
    says: 'search and forms stay out of the index',
    check: site =>
      site.hidden.flatMap(page => staysOutOfTheIndex(page, listedIn(site), site.robots)),
  },
  {
    id: 'R17',
    says: 'parameters stand in Clean-param',
    check: ({ links, robots }) => parametersAreClean(links, robots),
  },
  {
    id: 'R18',
    says: 'robots.txt is right',
    check: ({ robots, origin, sitemap, hidden }) =>
      robotsIsRight(robots, origin, [
        ...sitemap.entries.map(({ loc }) => loc),
        ...hidden.map(({ url }) => url),
      ]),
  },
  {
    id: 'R19',
    says: 'the sitemap is valid',
    check: ({ sitemap, origin }) => sitemapIsValid(sitemap, origin, Date.now()),
  },
  {
    id: 'R19',
    says: 'the sitemap mirrors the pages',
    check: ({ sitemap, pages, pictures }) => {
      const index = indexOf(pages)
      return sitemap.entries.flatMap(entry =>
        entryMirrorsPage(entry, index.get(entry.loc), pictures),
      )
    },
  },
  {
    id: 'R19',
    says: 'every page is in the sitemap',
    check: site => everyPageIsListed(site.links, listedIn(site)),
  },
  {
    id: 'R19',
    says: 'every page is reached by links',
    check: site => byVisitor(site).flatMap(index => everyPageIsReached(index, site.origin)),
  },
  {
    id: 'R20',
    says: 'the site map lists what the sitemap lists',
    check: onEach((page, { sitemap }) =>
      routeOf(page.url) === 'siteMap' ? siteMapIsComplete(page, sitemap.entries) : [],
    ),
  },
  {
    id: 'R22',
    says: 'one graph of structured data',
    check: onEach(page => (isIndexable(page) ? oneGraph(page) : [])),
  },
  {
    id: 'R22',
    says: 'its references resolve',
    check: site => {
      const shared = sharedIds(indexOf(site.pages).get(`${site.origin}/`), site.origin)
      return served(site).flatMap(page => referencesResolve(page, shared))
    },
  },
  {
    id: 'R22',
    says: 'its addresses, dates and prices are in order',
    check: site => {
      const listed = listedIn(site)
      return served(site).flatMap(page => valuesAreInOrder(page, listed, site.pictures))
    },
  },
  { id: 'R23', says: 'what is marked up is shown', check: onEach(showsWhatIsMarked) },
  { id: 'R24', says: 'no ratings are marked up', check: onEach(marksNoRatings) },
  { id: 'R25', says: 'nothing outdated is marked up', check: onEach(marksNothingOutdated) },
  { id: 'R25', says: 'a question is asked once', check: ({ pages }) => asksOnce(pages) },
  { id: 'R26', says: 'marked crumbs are the visible ones', check: onEach(crumbsAreMarked) },
  {
    id: 'R27',
    says: 'hidden pages mark nothing up',
    check: ({ hidden, missing, pages }) =>
      [...pages, ...hidden, ...missing.map(({ page }) => page)].flatMap(hiddenMarksNothing),
  },
  {
    id: 'R28',
    says: 'phones, hours and address are one',
    check: ({ pages }) => clinicIsOne(onePerUrl(pages)),
  },
]
