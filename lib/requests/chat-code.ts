/**
 * The code of a chat in WhatsApp: the text of the first message ends with it, and the site knows by which advertisement its
 * visitor came. Letters and digits that nobody mistakes for others, so that it can be read out. Pure.
 */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const length = 6

/** @param bytes at least as many as a code has signs */
export const chatCodeOf = (bytes: Uint8Array) =>
  `W-${[...bytes.slice(0, length)].map(byte => signs[byte % signs.length]).join('')}`

export const chatCodes = new RegExp(`\\bW-[${signs}]{${length}}\\b`, 'g')

export const isChatCode = (text: string) => new RegExp(`^W-[${signs}]{${length}}$`).test(text)
