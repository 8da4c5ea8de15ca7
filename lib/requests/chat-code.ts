/**
 * The code of a chat in WhatsApp: the text of the first message ends with it, and the site knows by which advertisement its
 * visitor came. Letters and digits that nobody mistakes for others, so that it can be read out. Pure.
 */
export const codeSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const codeLength = 6

/** @param bytes at least as many as a code has signs */
export const chatCodeOf = (bytes: Uint8Array) =>
  `W-${[...bytes.slice(0, codeLength)].map(byte => codeSigns[byte % codeSigns.length]).join('')}`

export const isChatCode = (text: string) =>
  new RegExp(`^W-[${codeSigns}]{${codeLength}}$`).test(text)
