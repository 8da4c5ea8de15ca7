const graph =
  /(<div hidden="" data-json-ld="[^"]*">)(<script type="application\/ld\+json">[^<]*<\/script>)(?=<\/div>)/

/**
 * Moves a page's structured data (`components/ui/JsonLd`) to the end of its head: before the styles
 * that are inserted there afterwards, for crawlers that read the beginning of a page only.
 * @param {string} html
 */
export function jsonLdFirst(html) {
  const [all = '', element = '', script = ''] = html.match(graph) ?? []
  if (!script) return html
  return html.replace(all, () => element).replace('</head>', () => `${script}</head>`)
}
