import { isLocale } from '../locales'
import { storeLanguage } from '../stored-language'

/**
 * The server redirects by the cookie: without it a link to Russian would lead back to Kazakh until
 * the page's scripts are there. A click on a link to the other language stores the choice; the link
 * gets the query and the hash, which its rendered `href` lacks.
 */
export function followLanguageLinks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
      if (!link || !isLocale(link.hreflang)) return
      storeLanguage(link.hreflang)
      link.href = link.pathname + location.search + location.hash
    },
    true,
  )
}
