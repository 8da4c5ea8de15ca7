/** What is crawled, as whom, and how fast. */
export interface InspectOptions {
  readonly origin: string
  readonly sitemap: string
  readonly visitors: readonly string[]
  readonly concurrency: number
  /** Number of pages whose pictures are measured, spread over the sitemap. */
  readonly pictures: number
  readonly onPhase: (name: string, total?: number) => void
}
