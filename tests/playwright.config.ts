import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { withImages, withoutImages } from './support/launch'

const port = Number(process.env.E2E_PORT ?? 3210)

/** One folder per run: workers load this file as well, and inherit the variable. */
function dataOfRun(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.E2E_DATA_DIR = folder
  return folder
}

/** Their browsers load images, like those of the screenshots. */
const ofImages = [
  'e2e/pictures-fonts.spec.ts',
  'e2e/moving-pictures.spec.ts',
  'e2e/forced-themes.spec.ts',
]

/** A real browser against a production build: run `npm run build` first, or `npm run verify`. */
export default defineConfig({
  projects: [
    {
      name: 'no-images',
      testDir: './e2e',
      testIgnore: ofImages,
      use: { launchOptions: withoutImages },
    },
    {
      name: 'images',
      testMatch: ['visual/*.spec.ts', ...ofImages],
      snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
      use: { launchOptions: withImages },
    },
  ],
  // Generous: a spec should not fail because the machine is busy.
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.015, threshold: 0.2 } },
  outputDir: '../test-results',
  timeout: 90_000,
  globalTimeout: 35 * 60_000,
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    // Shorter than a test, so that a failure names the step.
    actionTimeout: 30_000,
    // Only on the retry, as recording slows down every test.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node .next/site/server.mjs',
    cwd: process.cwd(),
    url: `http://localhost:${port}/healthz`,
    // As long as a busy machine takes: the default is a minute.
    timeout: 180_000,
    env: {
      PORT: String(port),
      DATA_DIR: dataOfRun(),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
