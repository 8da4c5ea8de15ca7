'use client'

import { reloadWords } from './reloadWords'

/**
 * In place of everything, when what stands around all pages fails in the browser. In both languages
 * and without styles, as nothing else is left; Next's own is in English and weighs on every page.
 */
export function GlobalError() {
  return (
    <html lang="ru">
      <body>
        <main role="alert">
          <button type="button" onClick={() => location.reload()}>
            {reloadWords}
          </button>
          <p>
            <a href="/">На главную</a> · <a href="/kk">Басты бетке</a>
          </p>
        </main>
      </body>
    </html>
  )
}
