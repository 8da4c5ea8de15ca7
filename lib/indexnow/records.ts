/** All records of one language, as the backend has them now. */
import 'server-only'
import { getAnalyses } from '@/lib/api/analyses'
import { getBanners } from '@/lib/api/banners'
import { getCheckUpPackages } from '@/lib/api/check-up-packages'
import { getCheckUps } from '@/lib/api/check-ups'
import { getDoctors } from '@/lib/api/doctors'
import { getSluggedCategories, getSpecialties } from '@/lib/api/id-slugs'
import { getParentCheckUps } from '@/lib/api/parent-check-ups'
import { getPosts } from '@/lib/api/posts'
import { getPromotions } from '@/lib/api/promotions'
import type { Read } from '@/lib/api/reader'
import { getServiceCategories } from '@/lib/api/service-categories'
import { getServices } from '@/lib/api/services'
import type { Locale } from '@/lib/i18n/locales'

export type Records = Awaited<ReturnType<typeof loadRecords>>

/** @throws BackendError when one list cannot be read: half of the content would look deleted */
export async function loadRecords(locale: Locale, read: Read) {
  return {
    analyses: await getAnalyses(locale, read),
    analysisCategories: await getSluggedCategories(locale, read),
    banners: await getBanners(locale, read),
    checkUps: await getCheckUps(locale, read),
    doctors: await getDoctors(locale, undefined, read),
    packages: await getCheckUpPackages(locale, read),
    parentCheckUps: await getParentCheckUps(locale, read),
    posts: await getPosts(locale, read),
    promotions: await getPromotions(locale, read),
    serviceCategories: await getServiceCategories(locale, read),
    services: await getServices(locale, read),
    specialties: await getSpecialties(locale, read),
  }
}
