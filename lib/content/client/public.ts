/**
 * What the islands may read: lists as pages have them, parsed, sanitised and with their pictures on
 * the site's own origin. Doctors are reduced to what cards need.
 */
import 'server-only'
import type { z } from 'zod'
import { derived } from '@/lib/content/derived'
import { kinds } from '@/lib/content/kinds'
import { toWire } from '@/lib/entities/wire'
import { letterGroupKind } from '@/lib/kinds/letter'
import type { Locale } from '@/lib/routing/locales'
import { type ListName, type RecordList, recordRoutes, slugKinds } from '@/lib/routing/routes'
import { getAnalysisLetters } from './analyses'
import { analysisCategories } from './analysis-categories'
import { banners } from './banners'
import { checkUpPackages } from './check-up-packages'
import { doctors, getDoctorCards, getDoctorLetters } from './doctors'
import { unwrapList } from './envelope'
import type { Source } from './reader'
import { BackendError } from './result'
import { serviceCategories } from './service-categories'
import { specialties } from './specialties'

interface PublicResource {
  readonly list: (locale: Locale, from?: Source) => Promise<readonly object[]>
  /** Missing where the backend has no details call. */
  readonly details?: (locale: Locale, id: number, from?: Source) => Promise<object | null>
  /** Reads a record of the backend. */
  readonly schema?: z.ZodType
}

const ofKinds = Object.fromEntries(
  slugKinds.map(kind => [recordRoutes[kind].list, { ...kinds[kind], list: kinds[kind].current }]),
) as unknown as Readonly<Record<RecordList, PublicResource>>

/** By the path after `/api/`. */
export const resources: Readonly<Record<ListName, PublicResource>> = {
  ...ofKinds,
  // The backend's own lists, with details, in place of those derived with slugs.
  'category-analyses': analysisCategories,
  'category-services': serviceCategories,
  'job-titles': specialties,
  doctors: { ...doctors, list: getDoctorCards },
  'analyse/russian-letters': { list: getAnalysisLetters, schema: letterGroupKind.schema },
  banners,
  'check-up-packages': checkUpPackages,
  'doctor/russian-letters': { list: getDoctorLetters, schema: letterGroupKind.schema },
}

/** Names of the resources whose lists may be handed out, and of those whose records may. */
export const listNames = Object.keys(resources) as ListName[]
export const recordNames = listNames.filter(name => resources[name].details)

/** @throws BackendError when the list is unavailable */
export function readNamed(name: ListName, locale: Locale): Promise<readonly unknown[]> {
  return resources[name].list(locale)
}

/** As they are sent; the same list is renamed once. */
const listToWire = derived((list: readonly unknown[]) => list.map(toWire))

/**
 * What the store has for a path such as `doctors` or `doctors/7`; `null` for a true 404.
 * @throws BackendError when nothing is cached and the backend fails
 */
export async function publicContent(path: string, locale: Locale): Promise<object | null> {
  const [wanted = '', id] = path.split(/\/(?=\d+$)/)
  const name = listNames.find(each => each === wanted)
  if (!name) return null
  if (id === undefined) return listToWire(await readNamed(name, locale))
  const record = await resources[name].details?.(locale, Number(id))
  return record ? (toWire(record) as object) : null
}

/**
 * The cards of the doctors in the order of the backend's response to a sorted call.
 * @throws BackendError, also for a response without doctors where the clinic has some
 */
export async function cardsInOrder(json: unknown, locale: Locale): Promise<readonly unknown[]> {
  const cards = await getDoctorCards(locale)
  const byId = new Map(cards.map(card => [card.id, card]))
  const inOrder = unwrapList(json, 'doctors').flatMap(record => byId.get(idOf(record)) ?? [])
  if (inOrder.length === 0 && cards.length > 0) throw new BackendError('format', 'doctors')
  return inOrder.map(toWire)
}

function idOf(record: unknown): number {
  return typeof record === 'object' && record !== null && 'id' in record ? Number(record.id) : 0
}
