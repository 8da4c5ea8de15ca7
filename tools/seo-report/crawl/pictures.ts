/** Picture files, each measured when the first page names it. */
import type { PictureFile } from '../rules/site'
import { presumed } from '../rules/targets'

export interface Pictures {
  /**
   * Adds the pictures to `files`. Without `measured` they are not requested and presumed valid,
   * because a site may generate one per page, which takes longer than rendering the page.
   */
  readonly load: (urls: readonly string[], measured: boolean) => Promise<void>
  readonly files: ReadonlyMap<string, PictureFile>
  /** Distinct pictures that pages named, and how many of them were requested. */
  readonly count: () => { readonly named: number; readonly measured: number }
}

/** @param origin pictures of other origins are ignored */
export function createPictures(
  origin: string,
  measure: (url: string) => Promise<PictureFile>,
): Pictures {
  const files = new Map<string, PictureFile>()
  const loading = new Map<string, Promise<void>>()

  async function loadOne(url: string): Promise<void> {
    const file = await measure(url)
    files.set(url, file.status === 0 ? presumed : file)
  }

  return {
    files,
    count: () => ({ named: files.size, measured: loading.size }),
    async load(urls, measured) {
      const own = urls.filter(url => url.startsWith(`${origin}/`))
      for (const url of own) if (!files.has(url)) files.set(url, presumed)
      if (!measured) return
      await Promise.all(
        own.map(url => {
          const known = loading.get(url) ?? loadOne(url)
          loading.set(url, known)
          return known
        }),
      )
    },
  }
}
