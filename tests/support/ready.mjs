import { createServer } from 'node:net'

/** For servers that the test scripts start. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {string} url */
export async function untilReady(url) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error(`${url} did not answer within 30 s`)
}
