/** Names of pages, visitors and columns for people. */
import words from '@/messages/report.json'
import type { Change, PageRow, Repeat, Severity } from '../data'

export const kindNames: Readonly<Record<PageRow['kind'], string>> = words.kinds

/** Names of the visitors; others keep their key. */
export const visitorNames: Readonly<Record<string, string>> = words.visitors

export const languageNames = words.languages

export const severityGroups: Readonly<Record<Severity, string>> = words.severityGroups

export const severityNotes: Readonly<Record<Severity, string>> = words.severityNotes

export const repeatNames: Readonly<Record<Repeat['what'], string>> = words.repeatNames

/** Names of the fields that are compared with the last report. */
export const fieldNames: Readonly<Record<Change['field'], string>> = words.fields

/** What R9 finds different on a phone. */
export const differenceNames: Readonly<Record<string, string>> = words.differences
