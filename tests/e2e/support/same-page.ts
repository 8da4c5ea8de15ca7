/** Compares a page in both layouts (R9). */
import { sameHead, sameText } from '@clinic/seo-report/rules/checks/parity'
import { send } from '@clinic/seo-report/rules/crawl'
import { parsePage } from '@clinic/seo-report/rules/page'
import type { Page } from '@clinic/seo-report/rules/page-types'
import { userAgents } from './visitors'

const visitors = { desktop: userAgents.desktop, phone: userAgents.phone }

export interface BothLayouts {
  readonly wide: Page
  /** What of head and text differs on phones, with the path. */
  readonly differing: readonly string[]
}

export async function inBothLayouts(origin: string, path: string): Promise<BothLayouts> {
  const load = async (visitor: keyof typeof visitors) =>
    parsePage(await send({ url: origin + path, visitor }, visitors))
  const [wide, phone] = await Promise.all([load('desktop'), load('phone')])
  const found = [...sameHead(phone, wide), ...sameText(phone, wide)]
  return { wide, differing: found.map(each => `${path}: ${each.found}`) }
}
