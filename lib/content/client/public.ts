/**
 * What the islands may read: lists as pages have them, parsed, sanitised and with their pictures on
 * the site's own origin. The list of doctors has what cards need.
 */
import 'server-only'
import type { Locale } from '@/lib/routing/locales'
import type { ListName } from '@/lib/routing/routes'
import { getAnalyses, getAnalysis, getAnalysisLetters } from './analyses'
import { getAnalysisCategories, getAnalysisCategory } from './analysis-categories'
import { getBanner, getBanners } from './banners'
import { getCheckUpPackage, getCheckUpPackages } from './check-up-packages'
import { getCheckUp, getCheckUps } from './check-ups'
import { getDoctor, getDoctorCards, getDoctorLetters } from './doctors'
import { unwrapList } from './envelope'
import { getJobTitle, getJobTitles } from './job-titles'
import { getParentCheckUp, getParentCheckUps } from './parent-check-ups'
import { getPost, getPosts } from './posts'
import { getPromotion, getPromotions } from './promotions'
import { BackendError } from './result'
import { getServiceCategories, getServiceCategory } from './service-categories'
import { getService, getServices } from './services'

interface PublicResource {
  readonly list: (locale: Locale) => Promise<readonly unknown[]>
  /** None where single records have no address. */
  readonly record?: (locale: Locale, id: number) => Promise<object | null>
}

/** By the path after `/api/`. */
const resources: Readonly<Record<ListName, PublicResource>> = {
  analyses: { list: getAnalyses, record: getAnalysis },
  'analyse/russian-letters': { list: getAnalysisLetters },
  banners: { list: getBanners, record: getBanner },
  'category-analyses': { list: getAnalysisCategories, record: getAnalysisCategory },
  'category-services': { list: getServiceCategories, record: getServiceCategory },
  'check-up-packages': { list: getCheckUpPackages, record: getCheckUpPackage },
  'check-ups': { list: getCheckUps, record: getCheckUp },
  'doctor/russian-letters': { list: getDoctorLetters },
  doctors: { list: getDoctorCards, record: getDoctor },
  'job-titles': { list: getJobTitles, record: getJobTitle },
  'parent-check-ups': { list: getParentCheckUps, record: getParentCheckUp },
  posts: { list: getPosts, record: getPost },
  promotions: { list: getPromotions, record: getPromotion },
  services: { list: getServices, record: getService },
}

/** Names of the resources whose lists may be handed out, and of those whose records may. */
export const listNames = Object.keys(resources) as ListName[]
export const recordNames = listNames.filter(name => resources[name].record)

/** @throws BackendError when the list cannot be had */
export function readNamed(name: ListName, locale: Locale): Promise<readonly unknown[]> {
  return resources[name].list(locale)
}

/**
 * What the store has for a path such as `doctors` or `doctors/7`; `null` for a record that is not
 * there. @throws BackendError when nobody can tell
 */
export async function publicContent(path: string, locale: Locale): Promise<object | null> {
  const [wanted = '', id] = path.split(/\/(?=\d+$)/)
  const name = listNames.find(each => each === wanted)
  if (!name) return null
  if (id === undefined) return readNamed(name, locale)
  return (await resources[name].record?.(locale, Number(id))) ?? null
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
  return inOrder
}

function idOf(record: unknown): number {
  return typeof record === 'object' && record !== null && 'id' in record ? Number(record.id) : 0
}
