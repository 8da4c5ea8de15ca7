/** Names of pages, visitors and columns for people. */

import type { Change, PageRow, Repeat, Severity } from '../data'
import messages from './ru.json'

export const kindNames: Readonly<Record<PageRow['kind'], string>> = messages.kinds

/** Names of the visitors; others keep their key. */
export const visitorNames: Readonly<Record<string, string>> = messages.visitors

export const languageNames = messages.languages

export const severityGroups: Readonly<Record<Severity, string>> = messages.severityGroups

export const severityNotes: Readonly<Record<Severity, string>> = messages.severityNotes

export const repeatNames: Readonly<Record<Repeat['what'], string>> = messages.repeatNames

/** Names of the fields that are compared with the last report. */
export const fieldNames: Readonly<Record<Change['field'], string>> = messages.fields

/** What R9 finds different on a phone. */
export const differenceNames: Readonly<Record<string, string>> = messages.differences
