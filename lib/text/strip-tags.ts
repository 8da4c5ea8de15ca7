/**
 * Plain words of a name that came out of the sanitiser (bold, upper and lower index), for titles,
 * labels and tiles. Not a sanitiser itself: its input is already clean.
 */
export function stripTags(html: string): string {
  return html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
