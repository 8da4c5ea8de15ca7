/**
 * Answers of the backend on their way to the islands: parsed, sanitised and with their pictures on
 * the site's own origin, exactly as pages get them. The list of doctors has what cards need.
 */
import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { getAnalyses, getAnalysis, getAnalysisLetters } from './analyses'
import { getAnalysisCategories, getAnalysisCategory } from './analysis-categories'
import { getBanner, getBanners } from './banners'
import { getCheckUpPackage, getCheckUpPackages } from './check-up-packages'
import { getCheckUp, getCheckUps } from './check-ups'
import { getDoctor, getDoctorCards, getDoctorLetters } from './doctors'
import { getJobTitle, getJobTitles } from './job-titles'
import { getParentCheckUp, getParentCheckUps } from './parent-check-ups'
import { getPost, getPosts } from './posts'
import { getPromotion, getPromotions } from './promotions'
import type { Read } from './reader'
import { BackendError } from './result'
import { getServiceCategories, getServiceCategory } from './service-categories'
import { getService, getServices } from './services'

type GetList = (locale: Locale, read: Read) => Promise<readonly unknown[]>
type GetRecord = (locale: Locale, id: number, read: Read) => Promise<unknown>

interface PublicResource {
  readonly list: GetList
  /** None where single records have no address. */
  readonly record?: GetRecord
}

/** By the path after `/api/`. */
const resources: Readonly<Record<string, PublicResource>> = {
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
export const listNames = Object.keys(resources)
export const recordNames = listNames.filter(name => resources[name]?.record)

/**
 * The clean form of `json`, the answer to `path` (such as `doctors` or `doctors/7`).
 * @throws BackendError of kind `format`, also for a path that nothing here can clean.
 */
export async function cleanAnswer(path: string, locale: Locale, json: unknown): Promise<unknown> {
  const given: Read = async (_call, check) => {
    check(json)
    return json
  }
  const [name = '', id] = path.split(/\/(?=\d+$)/)
  const resource = resources[name]
  if (resource && id === undefined) return { data: await resource.list(locale, given) }
  const record = await resource?.record?.(locale, Number(id), given)
  if (!record) throw new BackendError('format', path)
  return { data: record }
}
