// @ts-check
import { Agent, get } from 'node:http'

/**
 * A small load generator: connections that ask for one address again and again.
 */

/**
 * Asks until the time is over or the requests are made.
 * @param {string} url
 * @param {{ seconds: number, requests: number, connections: number }} limits each connection has
 *   one request at a time
 * @returns {Promise<{ latencies: number[], time: number }>} ms of each request; seconds in all
 * @throws Error at the first answer that is not 200 or is plainly another page than the first
 */
export async function putLoadOn(url, { seconds, requests, connections }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  /** @type {number[]} */
  const latencies = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  const length = await request(url, agent)
  const connection = async () => {
    while (performance.now() < end && latencies.length < requests) {
      const sent = performance.now()
      const got = await request(url, agent)
      // A page that is made afresh meanwhile may differ a little.
      if (Math.abs(got - length) > length / 20) {
        throw new Error(`${url} answered ${got} bytes after ${length}`)
      }
      latencies.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
  } finally {
    agent.destroy()
  }
  return { latencies, time: (performance.now() - begin) / 1000 }
}

/** @param {string} url @param {Agent} agent @returns {Promise<number>} bytes of the body */
function request(url, agent) {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, timeout: 30_000 }, response => {
      let bytes = 0
      response.on('data', chunk => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer within 30 s`)))
    sent.on('error', reject)
  })
}
