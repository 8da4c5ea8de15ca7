// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

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
export function installChromium() {
  if (!findChromium()) attempt('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (!findChromium()) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo']
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
      attempt(command, rest)
    }
  }
  const path = findChromium()
  if (!path) throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one.')
  return path
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 })
  } catch (error) {
    console.warn(
      `${command} ${args.join(' ')} failed: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}
