/** The search index of the current content, rebuilt in the background. */
import { setImmediate } from 'node:timers/promises'
import type { Hours } from '@/lib/clinic/hours'
import { log } from '@/lib/telemetry/log'
import { type Corpus, isSameCorpus } from './corpus'
import type { Lexicon } from './lexicon'
import { SiteEngine } from './site-engine'

/** Milliseconds of work before yielding to the event loop. */
const sliceMs = 8

/** What an index is made from. */
export interface Searchable {
  readonly corpus: Corpus
  readonly lexicon: Lexicon
  /** Of the clinic, as they are; without them it never closes. */
  readonly hours?: () => Hours
}

export class IndexCache {
  /** Undefined until the first index is complete. */
  private cached: (Searchable & { readonly engine: SiteEngine }) | undefined
  private wanted: Searchable | undefined
  private making: Promise<void> | undefined

  /** Builds the index of these lists unless it exists; never rejects. */
  async prepare(searchable: Searchable): Promise<void> {
    await this.update(searchable).catch(err => log.error({ err }, 'The search index failed'))
  }

  /**
   * The index of these lists. During an update it serves the lists before; only the very first
   * query waits.
   */
  async engineOf(searchable: Searchable): Promise<SiteEngine> {
    const update = this.cached ? this.prepare(searchable) : this.update(searchable)
    if (!this.cached) await update
    if (!this.cached) throw new Error('There is no search index')
    return this.cached.engine
  }

  /** Single-flight; ends with the latest lists. */
  private update(searchable: Searchable): Promise<void> {
    this.wanted = searchable
    this.making ??= this.make().finally(() => {
      this.making = undefined
    })
    return this.making
  }

  /** Other words make another index; other records are changed in the one that there is. */
  private async make(): Promise<void> {
    for (;;) {
      const { cached, wanted } = this
      const isSameLexicon = cached !== undefined && cached.lexicon === wanted?.lexicon
      if (!wanted || (isSameLexicon && isSameCorpus(cached.corpus, wanted.corpus))) return
      const engine = isSameLexicon ? cached.engine : new SiteEngine(wanted.lexicon, wanted.hours)
      await inSlices(engine.update(wanted.corpus))
      this.cached = { ...wanted, engine }
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
export function makeEngine({ corpus, lexicon, hours }: Searchable): SiteEngine {
  const engine = new SiteEngine(lexicon, hours)
  for (const _ of engine.update(corpus));
  return engine
}
