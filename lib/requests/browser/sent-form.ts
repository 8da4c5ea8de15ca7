import { store, storedJson } from '@/lib/browser/storage'
import type { RequestKind } from '@/lib/requests/kinds'
import { acceptedFormCookie, acceptedFormIn } from '../accepted-form'

/** Keys of requests whose goals were counted, the latest last: one may be sent again after "back". */
const countedKey = 'counted-forms'
const countedMax = 20

/**
 * The kind of the request that was sent as a form just before this page, once. Not on the page of the
 * form itself, whose scripts may load only after it was sent and be gone before they tell anybody.
 */
export function takeSentForm(): RequestKind | undefined {
  if (document.querySelector('main form[action="/api/request-form"]')) return undefined
  const prefix = `${acceptedFormCookie}=`
  const cookie = document.cookie.split('; ').find(each => each.startsWith(prefix))
  if (!cookie) return undefined
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${acceptedFormCookie}=; Path=/; Max-Age=0`
  const form = acceptedFormIn(cookie.slice(prefix.length))
  return form && isFirst(form.key) ? form.kind : undefined
}

/** Where storage is refused, each form is the first. */
function isFirst(key: string): boolean {
  const known = storedJson(countedKey)
  const counted: readonly unknown[] = Array.isArray(known) ? known : []
  if (counted.includes(key)) return false
  store(countedKey, JSON.stringify([...counted, key].slice(-countedMax)))
  return true
}
