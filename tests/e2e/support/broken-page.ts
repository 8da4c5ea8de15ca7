import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Serves documents in which what React reads differs from the markup: what an island gets is missing,
 * so that it throws in the browser as it would for any other reason. The policy stays as strict as it is.
 * @param from JSON, as it stands in the properties of a component
 */
export async function breakPage(page: Page, from: string | RegExp, to: string): Promise<void> {
  await page.route(
    url => !/\.\w+$|^\/_next\//.test(url.pathname),
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0, maxRetries: 3 })
      const headers = response.headers()
      let policy = headers['content-security-policy'] ?? ''
      const body = (await response.text()).replaceAll(
        /(?<=<script(?: nonce="[^"]*")?>)self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)(?=<\/script>)/g,
        (script, text) => {
          const changed = String(JSON.parse(text)).replaceAll(from, to)
          const next = `self.__next_f.push([1,${JSON.stringify(changed).replaceAll('<', '\\u003c')}])`
          policy = policy.replace(hashOf(script), hashOf(next))
          return next
        },
      )
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy },
        body,
      })
    },
  )
}
