/** The search index of the current content, rebuilt in the background. */
import { setImmediate } from 'node:timers/promises'
import { log } from '@/lib/telemetry/log'
import { type Corpus, isSameCorpus } from './corpus'
import { SearchEngine } from './engine'

/** Milliseconds of work before yielding to the event loop. */
const sliceMs = 8

export class IndexCache {
  private readonly engine = new SearchEngine()
  /** The indexed corpus; undefined until the first index is complete. */
  private cached: Corpus | undefined
  private wanted: Corpus | undefined
  private making: Promise<void> | undefined

  /** Builds the index of these lists unless it exists; never rejects. */
  async prepare(corpus: Corpus): Promise<void> {
    await this.update(corpus).catch(err => log.error({ err }, 'The search index failed'))
  }

  /**
   * The index of these lists. During an update it serves the lists before; only the very first
   * query waits.
   */
  async engineOf(corpus: Corpus): Promise<SearchEngine> {
    const update = this.cached ? this.prepare(corpus) : this.update(corpus)
    if (!this.cached) await update
    if (!this.cached) throw new Error('There is no search index')
    return this.engine
  }

  /** Single-flight; ends with the latest lists. */
  private update(corpus: Corpus): Promise<void> {
    this.wanted = corpus
    this.making ??= this.make().finally(() => {
      this.making = undefined
    })
    return this.making
  }

  private async make(): Promise<void> {
    for (;;) {
      const { cached, wanted } = this
      if (!wanted || (cached && isSameCorpus(cached, wanted))) return
      await inSlices(this.engine.update(wanted))
      this.cached = wanted
    }
  }
}

async function inSlices(steps: Iterable<void>): Promise<void> {
  let began = performance.now()
  for (const _ of steps) {
    if (performance.now() - began < sliceMs) continue
    await setImmediate()
    began = performance.now()
  }
}

/** Builds without yielding to the event loop, for commands and tests. */
export function makeEngine(corpus: Corpus): SearchEngine {
  const engine = new SearchEngine()
  for (const _ of engine.update(corpus));
  return engine
}
