/** Categories of lab analyses. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import {
  type AnalysisCategory,
  type AnalysisCategoryInput,
  analysisCategorySchema,
} from '@/lib/content/entities/analysis'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import type { Source } from './reader'
import type { Transport } from './transport'
import { createRecord, deleteRecord, updateRecord } from './write'

const category: Resource<AnalysisCategory> = {
  entity: 'analysis category',
  path: 'category-analyses',
  schema: analysisCategorySchema,
  clean: value => ({ ...value, name: plainText(value.name) }),
}

const path = 'category-analyses'

/** @throws BackendError */
export function getAnalysisCategories(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly AnalysisCategory[]> {
  return from.list(category, locale)
}

/** @throws BackendError */
export function getAnalysisCategory(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<AnalysisCategory | null> {
  return from.record(category, locale, id)
}

/** @throws BackendError */
export function createAnalysisCategory(
  locale: Locale,
  input: AnalysisCategoryInput | FormData,
  transport?: Transport,
): Promise<AnalysisCategory> {
  return createRecord(category, { path, locale }, input, transport)
}

/** `null`: there is no such category. @throws BackendError */
export function updateAnalysisCategory(
  locale: Locale,
  id: number,
  input: AnalysisCategoryInput | FormData,
  transport?: Transport,
): Promise<AnalysisCategory | null> {
  return updateRecord(category, { path: `${path}/${id}`, locale }, input, transport)
}

/** `false`: there was no such category. @throws BackendError */
export function deleteAnalysisCategory(
  locale: Locale,
  id: number,
  transport?: Transport,
): Promise<boolean> {
  return deleteRecord({ path: `${path}/${id}`, locale }, transport)
}
