/** What the clinic sells beside analyses, by its codes in an estimate, at today's prices. */
import 'server-only'
import type { Prepared } from '@/lib/calculator/preparation'
import { saidTo } from '@/lib/calculator/said-to'
import type { SoldRecord } from '@/lib/calculator/sold'
import { soldPackages, soldService, soldVisits } from '@/lib/calculator/sold-records'
import { isVisit } from '@/lib/doctors/visits'
import { type Included, pricedParts } from '@/lib/entities/check-up-parts'
import type { CheckUp, CheckUpPackage } from '@/lib/kinds/check-up'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Service } from '@/lib/kinds/service'
import { type Locale, locales } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { pathOf } from '@/lib/routing/routes'
import { escapeHtml } from '@/lib/text/escape-html'
import { getAnalyses } from './analyses'
import { getCheckUpPackages } from './check-up-packages'
import { getCheckUps } from './check-ups'
import { getDoctors } from './doctors'
import { getServices } from './services'

/** In the order of the codes; what is not sold any more is left out. @throws BackendError */
export async function soldRecords(
  locale: Locale,
  codes: readonly string[],
): Promise<readonly SoldRecord[]> {
  const isAsked = (kinds: string) => codes.some(code => kinds.includes(code.charAt(0)))
  const [services, doctors, packages, checkUps, words] = await Promise.all([
    isAsked('s') ? getServices(locale) : [],
    isAsked('vr') ? getDoctors(locale) : [],
    isAsked('c') ? getCheckUpPackages(locale) : [],
    isAsked('c') ? getCheckUps(locale) : [],
    messagesOf(locale),
  ])
  const all = [
    ...services.map(ofService),
    ...doctors.flatMap(doctor => visitsOf(doctor, words.doctors.card)),
    ...packages.flatMap(each => {
      const checkUp = checkUps.find(({ id }) => id === each.checkUpId)
      return checkUp ? packagesOf(checkUp, each, words.checkUps.package) : []
    }),
  ]
  const byCode = new Map(all.map(record => [record.code, record]))
  return codes.flatMap(code => byCode.get(code) ?? [])
}

const ofService = (service: Service): SoldRecord => ({
  ...soldService(service),
  path: pathOf('service', service.slug),
  request: { kind: 'services', id: service.id },
  ...{ services: [service.id], analyses: [] },
})

const visitsOf = (doctor: Doctor, words: Parameters<typeof soldVisits>[1]): SoldRecord[] =>
  Object.values(soldVisits(doctor, words)).map(sold => ({
    ...sold,
    path: pathOf('doctor', doctor.slug),
    request: { kind: 'doctors', id: doctor.id },
    ...{ services: [], analyses: [] },
  }))

function packagesOf(
  checkUp: CheckUp,
  own: CheckUpPackage,
  words: Parameters<typeof soldPackages>[2],
): SoldRecord[] {
  const priced = pricedParts(own, checkUp)
  return soldPackages(checkUp.name, own, words).map(({ audience, sold }) => {
    const included = priced.filter(each => each.audience === audience)
    return {
      ...sold,
      path: pathOf('checkUp', checkUp.slug),
      request: { kind: 'checkups', id: checkUp.id },
      ...includedIn(included),
      ...(own.drawingIncluded && { isDrawingIncluded: true as const }),
    }
  })
}

/** What has to be prepared for of what prices include, and whose sex all of it is for. */
export function includedIn(parts: readonly Included[]) {
  const [sex, ...others] = new Set(parts.map(part => part.sex ?? null))
  return {
    services: parts.flatMap(part => part.serviceIds),
    analyses: parts.flatMap(part => part.analysisIds),
    steps: parts.flatMap(part => part.steps ?? []),
    ...(sex && others.length === 0 && { sex }),
  }
}

/**
 * What is said of preparing for analyses and for what is sold beside them, a package by what it includes and
 * for whom. Of an analysis or an examination of which nothing is said one has to ask; a visit needs none.
 * @throws BackendError
 */
export async function preparedFor(
  locale: Locale,
  ids: readonly number[],
  sold: readonly Pick<SoldRecord, 'services' | 'analyses' | 'steps' | 'sex'>[],
): Promise<readonly Prepared[]> {
  const analyses = new Map((await getAnalyses(locale)).map(each => [each.id, each]))
  const [services, visits] =
    sold.length > 0 ? await Promise.all([getServices(locale), visitIds()]) : [[], new Set()]
  const own = ids.flatMap(id => analyses.get(id) ?? [])
  // Beside another package, or the same analysis by itself, it is not said for whom a text is.
  const [sex, ...others] = new Set(sold.flatMap(each => (each.analyses.length > 0 ? each.sex : [])))
  const told = (others.length === 0 && sex) || ''
  const isSaidToAll = (id: number) => ids.includes(id)
  const inPackages = sold.flatMap(record => [
    ...record.analyses
      .flatMap(id => analyses.get(id) ?? [])
      .map(({ id, name, preparation, document, childNote }) => ({
        ...{ name, document, childNote },
        preparation: isSaidToAll(id) ? preparation : saidTo(told, preparation),
      })),
    ...services
      .filter(({ id }) => record.services.includes(id))
      .filter(({ id, warning, file }) => warning || file || !visits.has(id))
      .map(({ name, warning, file }) => ({
        name: escapeHtml(name),
        preparation: escapeHtml(saidTo(told, warning)),
        document: file,
        ...({ isBesideLeaflet: true, isBooked: true } as const),
      })),
    ...(record.steps ?? []).map(step => ({
      name: step.name,
      preparation: escapeHtml(saidTo(told, step.preparation)),
      document: null,
      isBooked: true as const,
    })),
  ])
  return [...own, ...inPackages]
}

/** Services that are visits to doctors, by a name in either language: a clinic may have one alone. */
async function visitIds(): Promise<ReadonlySet<number>> {
  const all = (await Promise.all(locales.map(locale => getServices(locale)))).flat()
  return new Set(all.flatMap(({ id, name }) => (isVisit(name) ? id : [])))
}
