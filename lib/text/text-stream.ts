/** Characters per chunk: pieces are short, and each chunk is a write. */
const chunkLength = 64 * 1024

/**
 * Streams a text as a response body, with backpressure. A failure breaks the connection, so that a
 * truncated text is never taken for a whole one.
 */
export function textStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      let chunk = ''
      while (chunk.length < chunkLength) {
        const { value, done } = await iterator.next()
        if (!done) {
          chunk += value
          continue
        }
        if (chunk) controller.enqueue(encoder.encode(chunk))
        return controller.close()
      }
      controller.enqueue(encoder.encode(chunk))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
