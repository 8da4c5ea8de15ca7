import type { Graph } from 'schema-dts'

/**
 * The page's one graph of structured data. `<` is escaped so that no text can close the script. The
 * page cache moves it into the head (`lib/http/page-cache/json-ld-first.mjs`), so React must not own
 * the script itself: of markup inside an element it compares nothing.
 */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  const script = `<script type="application/ld+json">${json}</script>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped, in markup of our own
  return <div hidden data-json-ld dangerouslySetInnerHTML={{ __html: script }} />
}
