/** Where records are that had another slug before: by their own `formerSlugs`, and as remembered. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { contentDir } from '@/lib/clinic/files/dir'
import { Slot } from '@/lib/process/slot'
import { defaultLocale } from '@/lib/routing/locales'
import { type SlugKind, slugKinds } from '@/lib/routing/routes'
import { foldedSlug } from '@/lib/routing/spelling'
import { contentStore } from './content'
import { derived } from './derived'
import { type KindRecord, kindOf } from './kinds'
import { SlugMemory } from './slug-memory'

type Records = readonly KindRecord[]

const slot = new Slot<SlugMemory>('renames')

/** Milliseconds after a change: one change often comes as several. */
const gatherMs = 500

/** Called once, when the process starts. Lists are remembered as they are from then on. */
export function startRenames(): void {
  const memory = new SlugMemory(env().DATA_DIR)
  slot.value = memory
  const noted = new Map<SlugKind, Records>()
  const note = async () => {
    for (const name of slugKinds.filter(each => !kindOf(each).hasIdSlug)) {
      const list = await kindOf(name)
        .list(defaultLocale)
        .catch(() => undefined)
      if (!list || noted.get(name) === list) continue
      noted.set(name, list)
      memory.note(sourceOf(name), list, Date.now())
    }
  }
  let timer: NodeJS.Timeout | undefined
  contentStore().onLists(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void note(), gatherMs).unref()
  })
}

/** Ids mean something within one backend, or one content folder. */
const sourceOf = (name: SlugKind) => `${env().BACKEND_URL ?? contentDir()} ${name}`

const byFormerSlug = derived(
  (list: Records) =>
    new Map(
      list
        .toReversed()
        .flatMap(record => (record.formerSlugs ?? []).map(slug => [foldedSlug(slug), record])),
    ),
)
const byId = derived((list: Records) => new Map(list.map(record => [record.id, record])))

/** The record of a list that had this slug before, in any spelling. */
export function formerlyAt(name: SlugKind, list: Records, slug: string): KindRecord | undefined {
  const named = byFormerSlug(list).get(foldedSlug(slug))
  if (named) return named
  const id = slot.value?.idOf(sourceOf(name), slug)
  return id === undefined ? undefined : byId(list).get(id)
}
