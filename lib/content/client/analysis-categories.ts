/** Categories of lab analyses. */
import 'server-only'
import {
  type AnalysisCategory,
  type AnalysisCategoryInput,
  analysisCategoryKind,
} from '@/lib/kinds/analysis'
import type { Locale } from '@/lib/routing/locales'
import { callsOf } from './calls'
import { resourceOf } from './kind'
import type { Transport } from './transport'
import { createRecord, deleteRecord, updateRecord } from './write'

const category = resourceOf(analysisCategoryKind)

export const analysisCategories = callsOf(category)

export const { list: getAnalysisCategories, details: getAnalysisCategory } = analysisCategories

const path = 'category-analyses'

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
