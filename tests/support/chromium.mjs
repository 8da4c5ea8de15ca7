// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Where the tests' Chromium is: the one named by CHROMIUM_PATH, Playwright's own, or Debian's.
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, playwrightsOwn(), '/usr/bin/chromium']
  return candidates.find(path => path && existsSync(path))
}

/** Installs one where there is none: Playwright's if it can be downloaded, else Debian's. */
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
