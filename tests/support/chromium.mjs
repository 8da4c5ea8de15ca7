import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { aptGet } from './servers/packages.mjs'

/** Path of the tests' Chromium: from CHROMIUM_PATH, Playwright's own, or Debian's. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, playwrightsOwn(), '/usr/bin/chromium']
  return candidates.find(path => path && existsSync(path))
}

/**
 * The browser of the e2e tests: Chromium's headless shell, which opens a page in a third of the
 * time; else the full Chromium. `undefined` means Playwright's default.
 */
export function findHeadless() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (existsSync(playwrightsOwn() ?? '')) return undefined
  return existsSync(debianShell) ? debianShell : findChromium()
}

const debianShell = '/usr/bin/chromium-headless-shell'

/** Installs a Chromium if there is none: Playwright's if it can be downloaded, else Debian's. */
export async function installChromium() {
  if (findChromium()) return
  console.log("\nInstalling Playwright's Chromium, or Debian's where that cannot be downloaded")
  await installPlaywrights()
  if (!findChromium() && (await aptGet('update'))) {
    await aptGet('install', '-y', '--no-install-recommends', 'chromium')
  }
  if (!findChromium()) {
    throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one.')
  }
}

async function installPlaywrights() {
  const command = ['playwright', 'install', '--with-deps', 'chromium']
  const install = spawn('npx', command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  })
  await once(install, 'close').catch(error => console.warn('Playwright has no Chromium:', error))
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}
