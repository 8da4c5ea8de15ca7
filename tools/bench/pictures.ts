import { setTimeout as sleep } from 'node:timers/promises'
import { printTable } from '@/tests/support/table.mjs'
import { mostBesidePictures } from './budgets'
import { residentMemory } from './process-figures'
import type { Result } from './result'
import { assertBuilt, root, startSite } from './site'
import { percentiles } from './summary'

/**
 * Response times of a cached page while clients request new images, compared with the same page
 * before; and the memory of the process. Both compete for the CPU, so a page takes longer in any
 * case: the ratio counts.
 */

const pages = ['/', '/doctors-list/list', '/services/top', '/kk', '/contacts']
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile'
const visitors = 6
const wanted = 90
const aloneMs = 5000
/** Pauses of a reader, so that pages leave CPU time to the images. */
const pauseMs = 20

export async function pictures({ against }: { against?: string }): Promise<Result> {
  const own = await measure('the site', root)
  if (against) assertBuilt(against)
  const all = against ? [own, await measure('the other build', against)] : [own]

  console.log(`\nPictures: pages while ${visitors} clients request ${wanted} new images`)
  printTable(
    ['build', 'p50 ms', 'p95 ms', 'p50 before', 'p95 before', 'all pictures s', 'RSS MB', 'before'],
    all.map(({ name, beside, alone, seconds, resident }) => [
      name,
      ...[beside.p50, beside.p95, alone.p50, alone.p95].map(ms => ms.toFixed(0)),
      seconds.toFixed(1),
      ...[resident.beside, resident.alone].map(bytes => (bytes / 2 ** 20).toFixed(0)),
    ]),
  )
  const times = own.beside.p95 / own.alone.p95
  return {
    summary: [
      {
        what: 'p95 of a cached page while images are optimised, as a multiple of before',
        measured: times.toFixed(1),
        limit: `${mostBesidePictures}`,
      },
    ],
    figures: all,
    failures:
      times > mostBesidePictures ? [`pictures: pages take ${times.toFixed(1)} × as long`] : [],
  }
}

/** @param from folder of the project */
async function measure(name: string, from: string) {
  const site = await startSite({}, from, true)
  try {
    const addresses = await newPictures(site.url)
    for (const path of pages) await get(site.url + path)
    const resident = { alone: 0, beside: 0 }
    const read = async (when: keyof typeof resident, isOver: () => boolean) => {
      const latencies = []
      while (!isOver()) {
        for (const path of pages) latencies.push(await get(site.url + path))
        resident[when] = Math.max(resident[when], residentMemory(site.pid) ?? 0)
        await sleep(pauseMs)
      }
      return percentiles(latencies)
    }
    const end = performance.now() + aloneMs
    const alone = await read('alone', () => performance.now() > end)

    const began = performance.now()
    let open = visitors
    const asking = Array.from({ length: visitors }, async () => {
      for (let next = addresses.pop(); next; next = addresses.pop()) await get(site.url + next)
      open -= 1
    })
    const [beside] = await Promise.all([read('beside', () => open === 0), ...asking])
    return { name, alone, beside, seconds: (performance.now() - began) / 1000, resident }
  } finally {
    await site.stop()
  }
}

/** Image URLs of all widths, as the pages reference them. */
async function newPictures(url: string) {
  const found = new Set()
  for (const path of pages) {
    const html = await (await fetch(url + path)).text()
    for (const [address] of html.matchAll(/\/_next\/image\?[\w%./=-]+&amp;w=\d+&amp;q=\d+/g)) {
      found.add(address.replaceAll('&amp;', '&'))
    }
  }
  if (found.size < wanted) throw new Error(`The pages have only ${found.size} pictures`)
  return [...found].slice(0, wanted)
}

/** Requests with a phone's headers. @returns ms */
async function get(url: string): Promise<number> {
  const sent = performance.now()
  const headers = { 'User-Agent': phone, Accept: 'image/avif,image/webp,*/*' }
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - sent
}
