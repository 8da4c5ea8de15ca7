/** The part of `compression` that the site uses; its published types depend on Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions, ZlibOptions } from 'node:zlib'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  interface Options extends ZlibOptions {
    readonly brotli: BrotliOptions
    readonly filter: Filter
  }

  const compression: {
    (
      options: Options,
    ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    /** The default filter, by Content-Type. */
    readonly filter: Filter
  }
  export default compression
}
