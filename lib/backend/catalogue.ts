/**
 * Analyses and their categories, which the API can also change (spec 1 §7). Changes live as long
 * as the instance. A record created in one language has the same words in the other until they are
 * changed there too.
 */
import 'server-only'
import type { AnalysisCategoryInput, AnalysisInput } from '@/lib/content/entities/analysis'
import { type Locale, locales } from '@/lib/routing/locales'
import type { Analysis, AnalysisCategory } from './records/analyses'
import type { Text } from './records/fields'
import type { Records } from './records/records'

export class Catalogue {
  analyses: readonly Analysis[]
  categories: readonly AnalysisCategory[]

  constructor({ analyses, analysisCategories }: Records) {
    this.analyses = analyses
    this.categories = analysisCategories
  }

  addAnalysis({ name, ...input }: AnalysisInput): Analysis {
    const added = { ...input, id: nextId(this.analyses), name: inAll(name), updated_at: now() }
    this.analyses = [...this.analyses, added]
    return added
  }

  changeAnalysis(old: Analysis, input: Partial<AnalysisInput>, locale: Locale): Analysis {
    const name = { ...old.name, [locale]: input.name ?? old.name[locale] }
    const changed = { ...old, ...input, name, updated_at: now() }
    this.analyses = this.analyses.map(each => (each === old ? changed : each))
    return changed
  }

  removeAnalysis(old: Analysis): void {
    this.analyses = this.analyses.filter(each => each !== old)
  }

  addCategory({ name }: AnalysisCategoryInput): AnalysisCategory {
    const added = { id: nextId(this.categories), name: inAll(name) }
    this.categories = [...this.categories, added]
    return added
  }

  changeCategory(
    old: AnalysisCategory,
    { name }: AnalysisCategoryInput,
    locale: Locale,
  ): AnalysisCategory {
    const changed = { ...old, name: { ...old.name, [locale]: name } }
    this.categories = this.categories.map(each => (each === old ? changed : each))
    return changed
  }

  removeCategory(old: AnalysisCategory): void {
    this.categories = this.categories.filter(each => each !== old)
  }
}

const nextId = (records: readonly { readonly id: number }[]) =>
  1 + records.reduce((last, { id }) => Math.max(last, id), 0)

const inAll = (words: string) =>
  Object.fromEntries(locales.map(locale => [locale, words])) as unknown as Text

const now = () => new Date().toISOString()
