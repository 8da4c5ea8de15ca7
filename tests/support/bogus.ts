/** URLs that are nonexistent, or unusual spellings of known pages; all are different. */

const templates = [
  'N',
  'kk/N',
  'N/N/N',
  'doctors-list/N',
  'kk/doctors-list/N',
  'doctors-list/specialty/N-kardiolog',
  'services/details/N',
  'services/category/N',
  'promotions/N',
  'kk/posts/N',
  'analysis/list/N',
  'analysis/category/N-krov',
  'check-up/adults/N',
  'check-up/adults-details/N',
  'contacts?utm_source=N',
  'posts/list?page=N',
  'search?q=N',
  'request?kind=doctors&id=N',
  'analysis/estimate?ids=N',
  'api/search?q=N',
  'api/doctors?sort_by=N',
  'api/N',
  'og/ru/posts/N.jpg',
  'og/kk/posts/N.jpg',
  'images/N.png',
  'media/N.png',
  '_next/image?url=%2Ffiles%2FN.png&w=640&q=70',
  '_next/static/N.js',
  '.well-known/N',
  'Contacts/N',
  '%D0%B2%D1%80%D0%B0%D1%87-N',
]

/** How many consecutive numbers give every kind of URL. */
export const bogusTemplates = templates.length

/** The URL number `index`, with its leading slash. */
export function bogusPath(index: number): string {
  const template = templates[index % templates.length] ?? 'N'
  return `/${template.replaceAll('N', `${900_000 + index}`)}`
}
