/** The one embedded backend of this process, with the records of the content folder. */
import 'server-only'
import { siteLastGood } from '@/lib/clinic/files/last-good'
import { logFindings } from '@/lib/clinic/files/watched'
import { Slot } from '@/lib/process/slot'
import { type Backend, createBackend } from './app'
import { discard } from './inbox'
import { RecordFiles } from './records/files'
import { loadRecords } from './records/load'

interface Embedded {
  readonly files: RecordFiles
  readonly backend: Backend
}

const slot = new Slot<Embedded>('backend')

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
  slot.value = createEmbedded(files)
  return true
}

const current = () => slot.orMake(() => createEmbedded(new RecordFiles(siteLastGood())))

function createEmbedded(files: RecordFiles): Embedded {
  const { records, findings } = loadRecords(files)
  logFindings(findings)
  return { files, backend: createBackend({ seed: records, inbox: discard }) }
}
