import { isSystemError } from '@/lib/errors/there'
import { log } from '@/lib/telemetry/log'
import { areTablesRead } from './changed-tables'

const pollMs = 2_000

type Look = () => void

/** All that is looked at, one after the other. */
const looks: Look[] = []
let timer: NodeJS.Timeout | undefined

/**
 * Looks at the content folder at once and then every two seconds. What the disk refuses (a share that
 * is away, too many open files) is logged once, and looked at again: it must end neither the process
 * nor the watching.
 */
export function pollFiles(look: Look): void {
  let refusal = ''
  const guarded = () => {
    try {
      look()
      refusal = ''
    } catch (error) {
      if (!isSystemError(error)) throw error
      if (error.message !== refusal)
        log.error(
          { reason: error.message },
          'The content folder cannot be looked at; the site goes on with what it has',
        )
      refusal = error.message
    }
  }
  looks.push(guarded)
  clearInterval(timer)
  timer = setInterval(lookAtAll, pollMs).unref()
  guarded()
}

/** A table that takes seconds is looked at when a thread has read it. */
function lookAtAll(): void {
  if (areTablesRead()) for (const look of looks) look()
}
