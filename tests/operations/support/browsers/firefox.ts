import puppeteer from 'puppeteer-core'
import { toTheMiddle, type Visitor } from './visitor'

/** Headless Firefox over WebDriver BiDi, which it supports natively. */
export async function startFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  const heard: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', error => heard.push(String(error)))
  return {
    async open(url) {
      heard.length = 0
      await page.goto(url, { waitUntil: 'load' })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    look: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    async click(selector) {
      await page.evaluate(toTheMiddle(selector))
      await page.click(selector)
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (selector, text) => page.type(selector, text),
    async enter(selector) {
      await page.focus(selector)
      await page.keyboard.press('Enter')
    },
    press: key => page.keyboard.press(key),
    complaints: async () => heard.splice(0),
    close: () => browser.close(),
  }
}
