/**
 * Decodes a HEIC photograph in a thread of its own, which takes the memory of the decoder with it when
 * it ends, and blocks no request. `lib/clinic/files/heic.ts` starts it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'

const { width, height, data } = await decode({ buffer: workerData })
const pixels = /** @type {ArrayBuffer} */ (data.buffer)
parentPort?.postMessage({ width, height, pixels }, [pixels])
