/** Lab analyses. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type Analysis, type AnalysisInput, analysisSchema } from '@/lib/content/entities/analysis'
import type { LetterGroup } from '@/lib/content/entities/letter'
import type { Locale } from '@/lib/routing/locales'
import { letterGroups } from './letters'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import type { Source } from './reader'
import { inlineText } from './sanitize'
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
  }),
}

const letters = letterGroups('analyse/russian-letters')

/** @throws BackendError */
export function getAnalyses(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly Analysis[]> {
  return from.list(analysis, locale)
}

/** @throws BackendError */
export function getAnalysis(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<Analysis | null> {
  return from.record(analysis, locale, id)
}

/** Analysis categories by first letter, without the entry "all". @throws BackendError */
export function getAnalysisLetters(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly LetterGroup[]> {
  return from.list(letters, locale)
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
