import type { Metadata } from 'next'

export const metadata: Metadata = { title: '404', robots: { index: false } }

/**
 * The 404 of URLs the middleware skips, such as a missing image; for pages it rewrites to the
 * localised not-found page.
 */
export default function GlobalNotFound() {
  return (
    <html lang="ru">
      <body>
        <h1>404</h1>
        <p>
          <a href="/">Страница не найдена. На главную</a>
        </p>
        <p lang="kk">
          <a href="/kk">Бет табылмады. Басты бетке</a>
        </p>
      </body>
    </html>
  )
}
