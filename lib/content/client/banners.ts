/** Banners of the home slider. */
import 'server-only'
import { today } from '@/lib/content/today'
import { bannerKind } from '@/lib/kinds/banner'
import type { Locale } from '@/lib/routing/locales'
import { matchRoute } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'
import { callsOf } from './calls'
import { resourceOf } from './kind'
import { hasEnded, promotions } from './promotions'
import type { Source } from './reader'
import { BackendError } from './result'

const calls = callsOf(resourceOf(bannerKind))

/** Without those of promotions that have ended. */
export const banners: typeof calls = {
  ...calls,
  list: async (locale, from) => {
    const all = await calls.list(locale, from)
    const slugs = all.map(({ link }) => promotionAt(link))
    if (slugs.every(slug => slug === undefined)) return all
    const ended = await endedSlugs(locale, from)
    return all.filter((_, index) => !ended.has(slugs[index] ?? ''))
  },
}

/** Slug of the promotion that a banner leads to. */
function promotionAt(link: string | null): string | undefined {
  if (!link?.startsWith('/')) return undefined
  const [path = ''] = link.split(/[?#]/)
  const match = matchRoute(splitLocale(path).path)
  return match?.name === 'promotion' ? match.slug : undefined
}

/** None while the list cannot be read. */
async function endedSlugs(locale: Locale, from?: Source): Promise<ReadonlySet<string>> {
  try {
    const day = today()
    const all = await promotions.list(locale, from)
    return new Set(all.flatMap(each => (hasEnded(each, day) ? [each.slug] : [])))
  } catch (error) {
    if (error instanceof BackendError) return new Set()
    throw error
  }
}

export const { list: getBanners } = banners
