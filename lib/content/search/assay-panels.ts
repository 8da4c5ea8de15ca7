/**
 * Panels that doctors order by one name and a laboratory does one by one: the names, and the
 * analyses usually meant, by any name of lib/content/search/assays.ts. A clinic's own record of
 * that name takes precedence.
 */
interface Panel {
  readonly names: readonly string[]
  readonly parts: readonly string[]
}

const panel = (names: string, parts: string): Panel => ({
  names: names.split(',').map(each => each.trim()),
  parts: parts.split(',').map(each => each.trim()),
})

// biome-ignore format: a table, one panel per line.
export const panels: readonly Panel[] = [
  panel('печеночные пробы, печёночный профиль, печёночная панель, пробы печени, печень биохимия, бауыр сынамасы, бауыр сынамалары, бауыр пробасы', 'алт, аст, билирубин общий, ггт, щелочная фосфатаза'),
  panel('почечные пробы, почечный профиль, почечная панель, почки биохимия, бүйрек сынамасы, бүйрек сынамалары', 'креатинин, мочевина'),
  panel('ревмопробы, ревматоидные пробы, ревматологический профиль', 'срб, ревматоидный фактор, асло'),
  panel('липидограмма, липидный профиль, липидный спектр', 'холестерин общий, лпнп, лпвп, триглицериды'),
  panel('электролиты', 'калий, натрий, хлор'),
  panel('гормоны щитовидной железы, гормоны щитовидки, тиреоидные гормоны, щитовидка, қалқанша без гормондары, қалқанша без', 'ттг, т4 свободный'),
  panel('железо и ферритин', 'железо сывороточное, ферритин'),
]
