/** The name of an analysis, which may have bold, italic, sub- and superscript (B22). */
export function Name({ html }: { readonly html: string }) {
  if (!/[<&]/.test(html)) return <span>{html}</span>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/content/client, checked when it comes from storage
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}
