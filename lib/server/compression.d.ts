/** The part of the package `compression` that the site uses; its published types want Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  export default function compression(options: {
    readonly brotli: BrotliOptions
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
