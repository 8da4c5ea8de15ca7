/** Lab analyses (spec 1 §7). */
import 'server-only'
import { type Analysis, type AnalysisInput, analysisSchema } from '@/lib/entities/analysis'
import type { LetterGroup } from '@/lib/entities/letter'
import type { Locale } from '@/lib/i18n/locales'
import { letterGroup } from './letters'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'
import { inlineText } from './sanitize'
import type { Transport } from './transport'
import { type Body, createRecord, deleteRecord, updateRecord } from './write'

const analysis: Resource<Analysis> = {
  entity: 'analysis',
  schema: analysisSchema,
  clean: value => ({
    ...value,
    name: inlineText(value.name),
    document: mediaUrl(value.document),
    image: mediaUrl(value.image),
  }),
}

/** @throws BackendError */
export function getAnalyses(locale: Locale, read?: Read): Promise<readonly Analysis[]> {
  return readList(analysis, { path: 'analyses', locale }, read)
}

/** @throws BackendError */
export function getAnalysis(locale: Locale, id: number, read?: Read): Promise<Analysis | null> {
  return readRecord(analysis, { path: `analyses/${id}`, locale }, read)
}

/** Analysis categories by first letter, without the entry "all". @throws BackendError */
export function getAnalysisLetters(locale: Locale, read?: Read): Promise<readonly LetterGroup[]> {
  return readList(letterGroup, { path: 'analyse/russian-letters', locale }, read)
}

/** Words are stored for `locale`. @throws BackendError */
export function createAnalysis(
  locale: Locale,
  input: AnalysisInput | FormData,
  transport?: Transport,
): Promise<Analysis> {
  return createRecord(analysis, { path: 'analyses', locale }, input, transport)
}

/** Changes the fields given, words for `locale` only; `null`: no such analysis. @throws BackendError */
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
