/** Reads the body of a POST with limits on media type, size and time. */
import 'server-only'
import type { z } from 'zod'
import { heardWithin } from '@/lib/content/client/deadline'
import { attempt, parseJson } from '@/lib/errors/attempt'
import { HttpError } from './response'

/** Bytes: enough for the longest name and sources in escaped JSON, and all other fields. */
export const jsonLimit = 12 * 1024
/** Bytes: a Cyrillic letter takes six in a URL-encoded form. */
export const formLimit = 15 * 1024
/** Milliseconds for the whole body: a slow phone needs one second, a slowloris takes minutes. */
const timeoutMs = 10_000

/**
 * The body as text, if it has the media type and at most `limit` bytes; reading stops there.
 * @throws HttpError 415, 413, 408 when it takes too long, or 400 when it is not UTF-8.
 */
export async function readText(
  request: Request,
  mediaType: string,
  limit: number,
): Promise<string> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== mediaType) throw new HttpError(415, 'unsupported-media-type')
  if (Number(request.headers.get('Content-Length')) > limit) throw new HttpError(413, 'too-large')
  const bytes = await readBytes(request, limit)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const text = attempt(() => decoder.decode(bytes), 'TypeError')
  if (text === undefined) throw new HttpError(400, 'bad-request')
  return text
}

/** @throws HttpError 400 for what is no JSON, 422 with the field that is invalid. */
export function parseBody<T>(schema: z.ZodType<T>, text: string): T {
  const json = parseJson(text)
  if (json === undefined) throw new HttpError(400, 'bad-request')
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  throw new HttpError(422, 'invalid', { field: unknown ?? issue?.path.join('.') })
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  try {
    return await heardWithin(timeoutMs, new HttpError(408, 'timeout'), readAll(reader, limit))
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) throw new HttpError(413, 'too-large')
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}
