import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../support/site'
import { until } from '../../../support/until'
import { toTheMiddle, type Visitor } from './visitor'

/** From Debian: WebKitGTK's driver and MiniBrowser, and Xvfb. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** The display; windows cannot be larger. */
const screen = '1600x1200x24'

/** Records errors of the page from now on, as WebDriver does not report them. */
const listen = `
  if (!window.complaints) {
    const heard = (window.complaints = [])
    const { error } = console
    console.error = (...words) => { heard.push(words.join(' ')); error(...words) }
    addEventListener('error', event => heard.push(event.message || 'failed: ' + event.target?.src), true)
    addEventListener('unhandledrejection', event => heard.push(String(event.reason)))
  }`

/** WebKit, the engine of Safari, in WebKitGTK. */
export async function startWebKit(programs: WebKitPrograms): Promise<Visitor> {
  const display = await startDisplay(programs.display)
  const port = await freePort()
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Installed before the page's scripts run.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build()
  return {
    ...visitorOf(driver),
    async close() {
      await driver.quit()
      await end(service)
      await end(display.process)
    },
  }
}

function visitorOf(driver: WebDriver): Omit<Visitor, 'close'> {
  const look = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`)
  return {
    look,
    async open(url) {
      await look('window.left = true')
      await driver.get(url)
      await until(() =>
        driver.executeScript<boolean>(
          `if (window.left) return false; ${listen}; return document.readyState === 'complete'`,
        ),
      )
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    async click(selector) {
      await look(toTheMiddle(selector))
      await driver.findElement(By.css(selector)).click()
    },
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    enter: selector => driver.findElement(By.css(selector)).sendKeys(Key.ENTER),
    press: key =>
      driver
        .actions()
        .sendKeys(Key[key === 'Escape' ? 'ESCAPE' : key])
        .perform(),
    complaints: () => look<string[]>('window.complaints.splice(0)'),
  }
}

/** A virtual display; it chooses its number and prints it. */
async function startDisplay(program: string) {
  const args = ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']
  const process = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(process.stdout, 'data')
  return { process, name: `:${String(number).trim()}` }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const ended = once(process, 'exit')
  process.kill()
  await ended
}
