/** Lab analyses. */
import 'server-only'
import { type Analysis, type AnalysisInput, analysisKind } from '@/lib/kinds/analysis'
import { letterGroupKind } from '@/lib/kinds/letter'
import type { Locale } from '@/lib/routing/locales'
import { callsOf } from './calls'
import { resourceOf } from './kind'
import type { Transport } from './transport'
import { type Body, createRecord, deleteRecord, updateRecord } from './write'

const analysis = resourceOf(analysisKind)

export const analyses = callsOf(analysis)

export const { list: getAnalyses, details: getAnalysis } = analyses

/** Analysis categories by first letter, without the entry "all". @throws BackendError */
export const { list: getAnalysisLetters } = callsOf(resourceOf(letterGroupKind))

/** Texts are stored for `locale`. @throws BackendError */
export function createAnalysis(
  locale: Locale,
  input: AnalysisInput | FormData,
  transport?: Transport,
): Promise<Analysis> {
  return createRecord(analysis, { path: 'analyses', locale }, input, transport)
}

/** Updates the given fields, texts in `locale` only; `null`: a true 404. @throws BackendError */
export function updateAnalysis(
  locale: Locale,
  id: number,
  input: Body<AnalysisInput>,
  transport?: Transport,
): Promise<Analysis | null> {
  return updateRecord(analysis, { path: `analyses/${id}`, locale }, input, transport)
}

/** `false`: there was no such analysis. @throws BackendError */
export function deleteAnalysis(
  locale: Locale,
  id: number,
  transport?: Transport,
): Promise<boolean> {
  return deleteRecord({ path: `analyses/${id}`, locale }, transport)
}
