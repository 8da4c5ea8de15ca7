import type { Metadata } from 'next'
import type { Graph } from 'schema-dts'
import type { Subject } from './subject'

/** Props of a page that screens use. */
export interface ScreenProps {
  readonly params: Promise<{
    readonly locale: string
    readonly slug?: string
    /** Of a numbered list, from 2 on. */
    readonly page?: string
  }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/**
 * A screen: data, metadata and JSON-LD of a page, shared by both layouts. `load` throws a
 * BackendError when the subject of the page is missing, so that an outage is never an empty page;
 * everything else goes through `optional`.
 */
export interface Screen<Data> {
  readonly load: (props: ScreenProps) => Promise<Data>
  readonly metadata: (props: ScreenProps) => Promise<Metadata>
  /** `null` on a page that is not indexed (R27). */
  readonly jsonLd: (data: Data) => Graph | null
  /** The record of the page, for messages to the clinic. */
  readonly subject?: (data: Data) => Subject | null
}
