import type { Metadata } from 'next'
import type { Graph } from 'schema-dts'

/** Props of a page as far as screens look at them. */
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
 * One screen: what both layouts load, say in their head and mark up. `load` throws a BackendError
 * when what the page is about cannot be had, so that no outage is ever shown as an empty page; all
 * else goes through `optional`.
 */
export interface Screen<Data> {
  readonly load: (props: ScreenProps) => Promise<Data>
  readonly metadata: (props: ScreenProps) => Promise<Metadata>
  readonly jsonLd: (data: Data) => Graph
}
