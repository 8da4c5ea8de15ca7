/** The one embedded backend of this process, with the records of the content folder. */
import 'server-only'
import { siteLastGood } from '@/lib/clinic/files/last-good'
import { logFindings } from '@/lib/clinic/files/watched'
import { type Backend, createBackend } from './app'
import { discard } from './inbox'
import { RecordFiles } from './records/files'
import { loadRecords } from './records/load'

interface Embedded {
  readonly files: RecordFiles
  readonly backend: Backend
}

/** On `globalThis`, because Next may load this module once for every bundle of a process. */
const slot = Symbol.for('clinic.backend')
const shared = globalThis as { [slot]?: Embedded }

/** Handles a request to the API; the first one creates the backend. */
export function embeddedBackend(request: Request): Promise<Response> {
  return current().backend(request)
}

/**
 * Reloads changed files; of an invalid one the last good records stay, and the findings are logged.
 * @returns whether there were any
 */
export function reloadChangedRecords(): boolean {
  const { files } = current()
  if (!files.hasChanged()) return false
  shared[slot] = createEmbedded(files)
  return true
}

function current(): Embedded {
  shared[slot] ??= createEmbedded(new RecordFiles(siteLastGood()))
  return shared[slot]
}

function createEmbedded(files: RecordFiles): Embedded {
  const { records, findings } = loadRecords(files)
  logFindings(findings)
  return { files, backend: createBackend({ seed: records, inbox: discard }) }
}
