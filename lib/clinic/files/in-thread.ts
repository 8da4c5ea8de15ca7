/** What takes seconds is computed in a thread: it must not keep visitors waiting. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Slot } from '@/lib/process/slot'

const maxMs = 30_000
const maxMegabytes = 512

/** Programs of threads, which the build makes. */
type Program = 'workbook' | 'price-list'

const threads = new Slot<true>('threads')

/** Called once, by the server: in commands and tests nobody waits meanwhile. */
export function openThreads(): void {
  threads.value = true
}

export const hasThreads = () => threads.value === true

/** What a program sends for its data; `undefined` beyond the bounds of time and memory. */
export async function inThread<T>(program: Program, workerData: unknown): Promise<T | undefined> {
  const worker = new Worker(
    join(/* turbopackIgnore: true */ process.cwd(), `.next/site/${program}.mjs`),
    {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    },
  )
  const limit = setTimeout(() => void worker.terminate(), maxMs)
  try {
    const ended = once(worker, 'exit').then(() => [undefined])
    const [sent] = (await Promise.race([once(worker, 'message'), ended])) as [T | undefined]
    return sent
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    return undefined
  } finally {
    clearTimeout(limit)
    void worker.terminate()
  }
}
