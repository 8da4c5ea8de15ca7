/** What the last look at the clinic's repository has found: a file beside the published versions. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '@/lib/clinic/files/write-whole'
import { parseJson } from '@/lib/errors/attempt'
import { whereThere } from '@/lib/errors/there'

const schema = z.object({
  /** When the repository was fetched, in milliseconds since 1970. */
  fetchedAt: z.number(),
  /** Whether its newest commit waits to be mended. */
  isHeld: z.boolean(),
})

export type PublishingState = z.infer<typeof schema>

/** @param link `CONTENT_DIR` */
const fileBeside = (link: string) => join(dirname(link), 'publishing.json')

/** Before the first look, or when the file is damaged, there is none. */
export function readPublishingState(link: string): PublishingState | undefined {
  const text = whereThere(() => readFileSync(fileBeside(link), 'utf8'))
  return schema.safeParse(parseJson(text ?? '')).data
}

/** Replaces the file in one step. */
export function writePublishingState(link: string, state: PublishingState): void {
  writeWhole(fileBeside(link), JSON.stringify(state))
}
