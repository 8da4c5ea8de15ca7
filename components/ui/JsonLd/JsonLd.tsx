import type { Graph } from 'schema-dts'

/** The page's one graph of structured data. `<` is escaped so that no text can close the script. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped, never markup
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
