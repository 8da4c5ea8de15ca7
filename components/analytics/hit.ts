/** What the analytics counter is told of a page. */

/** Parameters of advertisements and newsletters; any other may hold what a visitor typed. */
const sources = /^(utm_\w+|\w*clid|[gw]braid|gad_\w+|srsltid|_?openstat|from|etext|roistat)$/

/** A URL of this site with no parameters but those that name where the visitor came from. */
export function countedUrl(address: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) {
    if (!sources.test(name)) url.searchParams.delete(name)
  }
  url.hash = ''
  return url.href
}

/** The page that led here; one of this site without what was typed there. */
export function countedReferrer(address: string, origin: string): string {
  return URL.canParse(address) && new URL(address).origin === origin ? countedUrl(address) : address
}
