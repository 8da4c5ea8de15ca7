declare module 'on-headers' {
  import type { ServerResponse } from 'node:http'

  /** Calls the listener once, before the head of the response is written. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void
}
