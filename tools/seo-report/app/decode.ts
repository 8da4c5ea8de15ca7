import type { Report } from '../data'

/** @param text base64 of the compressed JSON that `reportHtml` wrote */
export async function decode(text: string): Promise<Report> {
  const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(stream).json()) as Report
}
