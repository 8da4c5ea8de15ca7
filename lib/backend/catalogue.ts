/**
 * Analyses and their categories, which the API can also change (spec 1 §7). Changes live as long
 * as the instance. A record created in one language has the same words in the other until they are
 * changed there too.
 */
import 'server-only'
import type { AnalysisCategoryInput, AnalysisInput } from '@/lib/entities/analysis'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { Seed } from './seed/seed'
import type { SeedAnalysis, SeedAnalysisCategory, Text } from './seed/types'

export class Catalogue {
  analyses: readonly SeedAnalysis[]
  categories: readonly SeedAnalysisCategory[]

  constructor({ analyses, analysisCategories }: Seed) {
    this.analyses = analyses
    this.categories = analysisCategories
  }

  addAnalysis({ name, ...input }: AnalysisInput): SeedAnalysis {
    const added = { ...input, id: nextId(this.analyses), name: inAll(name), updated_at: now() }
    this.analyses = [...this.analyses, added]
    return added
  }

  changeAnalysis(old: SeedAnalysis, input: Partial<AnalysisInput>, locale: Locale): SeedAnalysis {
    const name = { ...old.name, [locale]: input.name ?? old.name[locale] }
    const changed = { ...old, ...input, name, updated_at: now() }
    this.analyses = this.analyses.map(each => (each === old ? changed : each))
    return changed
  }

  removeAnalysis(old: SeedAnalysis): void {
    this.analyses = this.analyses.filter(each => each !== old)
  }

  addCategory({ name }: AnalysisCategoryInput): SeedAnalysisCategory {
    const added = { id: nextId(this.categories), name: inAll(name) }
    this.categories = [...this.categories, added]
    return added
  }

  changeCategory(
    old: SeedAnalysisCategory,
    { name }: AnalysisCategoryInput,
    locale: Locale,
  ): SeedAnalysisCategory {
    const changed = { ...old, name: { ...old.name, [locale]: name } }
    this.categories = this.categories.map(each => (each === old ? changed : each))
    return changed
  }

  removeCategory(old: SeedAnalysisCategory): void {
    this.categories = this.categories.filter(each => each !== old)
  }
}

const nextId = (records: readonly { readonly id: number }[]) =>
  1 + records.reduce((last, { id }) => Math.max(last, id), 0)

const inAll = (words: string) =>
  Object.fromEntries(locales.map(locale => [locale, words])) as unknown as Text

const now = () => new Date().toISOString()
