import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findChromium } from '@/tests/support/chromium.mjs'
import { printTable } from '@/tests/support/table.mjs'
import { longestInteraction } from './budgets'
import type { Interaction } from './interaction-list'
import { interactions } from './interaction-list'
import type { Result } from './result'
import { startLargeBackend, startSite } from './site'
import { worst } from './summary'
import { layouts } from './visits'

/**
 * Interaction to next paint, with the CPU six times slower, with the sample and with 5,000
 * analyses
 * and 500 doctors.
 */

const slowdown = 6
const rounds = 3

export async function interact(): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium. `npm run verify` installs one.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const seed = await measureAll(browser)
  const backend = await startLargeBackend()
  const large = await measureAll(browser, { BACKEND_URL: backend.url })
  await Promise.all([backend.stop(), browser.close()])

  const figures = interactions.map(({ name, layout }, index) => ({
    name,
    layout,
    seed: seed[index] ?? 0,
    large: large[index] ?? 0,
  }))
  console.log(`\nInteraction to next paint in ms, ${slowdown}-fold slowdown, median of ${rounds}`)
  printTable(
    ['interaction', 'layout', 'seed', 'large'],
    figures.map(row => [row.name, row.layout, row.seed.toFixed(0), row.large.toFixed(0)]),
  )
  const slowest = worst(figures, ({ seed, large }) => Math.max(seed, large))
  const summary = [
    {
      what: `Interaction to next paint, ${slowdown}-fold slowdown, ${figures.length} interactions`,
      measured: `≤ ${Math.max(slowest.seed, slowest.large).toFixed(0)} ms (${slowest.name})`,
      limit: `${longestInteraction} ms`,
    },
  ]
  const failures = figures
    .filter(row => Math.max(row.seed, row.large) > longestInteraction)
    .map(
      row =>
        `${row.name} (${row.layout}): ${Math.max(row.seed, row.large)} ms, at most ${longestInteraction} wanted`,
    )
  return { figures, failures, summary }
}

async function measureAll(browser: Browser, env?: Readonly<Record<string, string>>) {
  const site = await startSite(env)
  const medians: number[] = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measure(browser, site.url, interaction))
    }
    medians.push(times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  await site.stop()
  return medians
}

/** @returns ms */
async function measure(
  browser: Browser,
  origin: string,
  { path, layout, prepare, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext(layouts[layout])
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(keepDrawing)
  await page.evaluate(observeEvents)
  await act(page)
  const time = await page.evaluate(longestEvent)
  await context.close()
  return time
}

/**
 * Runs in the page: an element rotating on the compositor. Without any animation a headless browser
 * skips frames that a screen would show, and an event would be timed until the frame after.
 */
function keepDrawing() {
  const dot = document.body.appendChild(document.createElement('div'))
  const look = { position: 'fixed', top: '2px', left: '2px', width: '4px', height: '4px' }
  Object.assign(dot.style, look, { background: 'currentcolor', zIndex: 99, pointerEvents: 'none' })
  const turn = [{ transform: 'none' }, { transform: 'rotate(1turn)' }]
  dot.animate(turn, { duration: 1000, iterations: Number.POSITIVE_INFINITY })
}

/** Runs in the page: collects the durations of events that belong to an interaction. */
function observeEvents() {
  const durations: number[] = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
    }
    // The lowest threshold that browsers allow; shorter events are not reported.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, { durations })
}

/** Runs in the page: entries are reported after the next frame. */
async function longestEvent(): Promise<number> {
  for (let pause = 0; pause < 4; pause += 1) {
    await new Promise(resolve => setTimeout(resolve, 250))
    await new Promise(resolve => requestAnimationFrame(resolve))
  }
  const { durations } = window as Window & { durations?: number[] }
  return Math.max(0, ...(durations ?? []))
}
