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

/** By the path after `/api/`. */
const lists: Readonly<Record<string, GetList>> = {
  analyses: getAnalyses,
  'analyse/russian-letters': getAnalysisLetters,
  banners: getBanners,
  'category-analyses': getAnalysisCategories,
  'category-services': getServiceCategories,
  'check-up-packages': getCheckUpPackages,
  'check-ups': getCheckUps,
  'doctor/russian-letters': getDoctorLetters,
  doctors: getDoctorCards,
  'job-titles': getJobTitles,
  'parent-check-ups': getParentCheckUps,
  posts: getPosts,
  promotions: getPromotions,
  services: getServices,
}

const records: Readonly<Record<string, GetRecord>> = {
  analyses: getAnalysis,
  banners: getBanner,
  'category-analyses': getAnalysisCategory,
  'category-services': getServiceCategory,
  'check-up-packages': getCheckUpPackage,
  'check-ups': getCheckUp,
  doctors: getDoctor,
  'job-titles': getJobTitle,
  'parent-check-ups': getParentCheckUp,
  posts: getPost,
  promotions: getPromotion,
  services: getService,
}

/**
 * The clean form of `json`, the answer to `path` (such as `doctors` or `doctors/7`). Search hits
 * pass as they are: their names are text wherever they are shown.
 * @throws BackendError of kind `format`.
 */
export async function cleanAnswer(path: string, locale: Locale, json: unknown): Promise<unknown> {
  const given: Read = async (_call, check) => {
    check(json)
    return json
  }
  const [collection = '', id] = path.split(/\/(?=\d+$)/)
  const getList = id === undefined ? lists[collection] : undefined
  if (getList) return { data: await getList(locale, given) }
  const getRecord = id === undefined ? undefined : records[collection]
  if (!getRecord) return json
  const record = await getRecord(locale, Number(id), given)
  if (record === null) throw new BackendError('format', path)
  return { data: record }
}
