/** Lab analyses. */
import 'server-only'
import { type Analysis, type AnalysisInput, analysisSchema } from '@/lib/entities/analysis'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { letterGroups } from './letters'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import { inlineText, richText } from './sanitize'
import type { Transport } from './transport'
import { type Body, createRecord, deleteRecord, updateRecord } from './write'

const analysis: Resource<Analysis> = {
  entity: 'analysis',
  path: 'analyses',
  schema: analysisSchema,
  clean: value => ({
    ...value,
    name: inlineText(value.name),
    document: mediaUrl(value.document),
    image: mediaUrl(value.image),
    shows: plainText(value.shows),
    preparation: richText(value.preparation),
  }),
}

export const analyses = callsOf(analysis)

export const { list: getAnalyses, details: getAnalysis } = analyses

/** Analysis categories by first letter, without the entry "all". @throws BackendError */
export const { list: getAnalysisLetters } = callsOf(letterGroups('analyse/russian-letters'))

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
