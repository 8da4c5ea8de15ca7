/** The index of what the clinic has now, made anew behind the visitors' backs. */
import { setImmediate } from 'node:timers/promises'
import { log } from '@/lib/telemetry/log'
import { type Corpus, isSameCorpus } from './corpus'
import { SearchEngine } from './engine'

/** Milliseconds of work between two looks at what else is to be done. */
const slice = 8

interface Kept {
  readonly corpus: Corpus
  readonly engine: SearchEngine
}

export class IndexKeeper {
  private kept: Kept | undefined
  private making: Promise<SearchEngine> | undefined

  /**
   * The index of these lists. While it is being made the one before it answers; only the very first
   * query waits.
   */
  async engineOf(corpus: Corpus): Promise<SearchEngine> {
    if (this.kept && isSameCorpus(this.kept.corpus, corpus)) return this.kept.engine
    this.making ??= this.make(corpus)
    if (!this.kept) return this.making
    this.making.catch(err => log.error({ err }, 'The search index could not be made'))
    return this.kept.engine
  }

  private async make(corpus: Corpus): Promise<SearchEngine> {
    try {
      const engine = await makeInSlices(corpus)
      this.kept = { corpus, engine }
      return engine
    } finally {
      this.making = undefined
    }
  }
}

async function makeInSlices(corpus: Corpus): Promise<SearchEngine> {
  const steps = SearchEngine.steps(corpus)
  let began = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - began < slice) continue
    await setImmediate()
    began = performance.now()
  }
}

/** All at once, for those who have nothing else to do. */
export function makeEngine(corpus: Corpus): SearchEngine {
  const steps = SearchEngine.steps(corpus)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
