/**
 * Russian and Kazakh names in Latin letters, for the readable part of addresses such as
 * `/doctors-list/specialty/2-kardiolog`. The id in front decides; the name may change freely.
 */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  і: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** `kardiolog` for `Кардиолог`: lower case, digits and hyphens; may be empty. */
export function slugify(name: string): string {
  const latin = [...name.toLowerCase()].map(letter => letters[letter] ?? letter).join('')
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
}

/** `3-kardiolog`: the id decides which record is meant. */
export function idSlug(id: number, name: string): string {
  return [String(id), slugify(name)].filter(Boolean).join('-')
}

/** The id in front of `3-kardiolog`, or `null`; a slash that was escaped is not of the name. */
export function idOfSlug(slug: string): number | null {
  const digits = /^([1-9]\d{0,9})(?:-[^/\\]*)?$/.exec(slug)?.[1]
  return digits ? Number(digits) : null
}
