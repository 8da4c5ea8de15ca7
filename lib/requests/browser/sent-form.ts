import { isRequestKind, type RequestKind } from '@/lib/requests/kinds'
import { acceptedFormCookie } from '../accepted-form'

/**
 * The kind of the request that was sent as a form just before this page, once. Not on the page of the
 * form itself, whose scripts may load only after it was sent and be gone before they tell anybody.
 */
export function takeSentForm(): RequestKind | undefined {
  if (document.querySelector('main form[action="/api/request-form"]')) return undefined
  const prefix = `${acceptedFormCookie}=`
  const kind = document.cookie.split('; ').find(cookie => cookie.startsWith(prefix))
  if (!kind) return undefined
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${acceptedFormCookie}=; Path=/; Max-Age=0`
  const value = kind.slice(prefix.length)
  return isRequestKind(value) ? value : undefined
}
