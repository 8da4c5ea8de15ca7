/**
 * Ends the first message to the clinic's WhatsApp with a code, where an advertisement or another site led here, and tells
 * the site which: a chat has neither labels nor clicks.
 */
import { hasSource } from '../attribution'
import { chatCodeOf } from '../chat-code'
import { attribution } from './attribution'

/** Of this document; undefined until somebody writes. */
let code: string | undefined

/** @param label the line with the code, `{code}` in its place */
export function followChats(label: string): void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.href.startsWith('https://wa.me/')) addCode(link, label)
  }
  for (const type of ['click', 'auxclick']) document.addEventListener(type, note, true)
}

function addCode(link: HTMLAnchorElement, label: string): void {
  const source = attribution()
  if (![source.first, source.last].some(touch => touch && hasSource(touch))) return
  if (!code) {
    code = chatCodeOf(crypto.getRandomValues(new Uint8Array(8)))
    navigator.sendBeacon('/api/chats', JSON.stringify({ code, attribution: source }))
  }
  const address = new URL(link.href)
  const text = address.searchParams.get('text') ?? ''
  if (text.includes(code)) return
  // As %20: some phones show the + of a query.
  const whole = encodeURIComponent(`${text}\n\n${label.replace('{code}', code)}`.trim())
  link.href = `${address.origin}${address.pathname}?text=${whole}`
}
