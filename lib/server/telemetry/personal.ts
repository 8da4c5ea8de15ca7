/** Masks personal data for logs. Pure. */

/** `77010000000` becomes `7701*****00`: enough to find a request, too little to call. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 4)}*****${phone.slice(-2)}`
}

/** What may stand between the digits of a written phone, also in an address. */
const gap = '(?:[\\s().+-]|%20|%28|%29|%2B)*'

/**
 * Phones of Kazakhstan and Russia as people write them, not parts of longer numbers. Before them may
 * stand an escape of JSON (`\n`) or of an address (`%2B`), which ends in a letter or a digit.
 */
const phone = new RegExp(
  `(?<=^|[^0-9A-Za-z]|\\\\[bfnrt]|%[0-9A-F]{2})(?:7|8)${gap}(?:\\d${gap}){9}\\d(?![0-9A-Za-z])`,
  'g',
)

/** A field of a request within JSON, which may itself be quoted several times. */
const field = /(\\*"(?:name|phone|tel|payload)\\*"\s*:\s*)(\\*")(.*?)(?<!\\)\2/gi

/** A field of a posted form or of a query. */
const parameter = /(?<=[?&"\s](?:name|phone|tel)=)[^&"\s\\]+/gi

/**
 * A text without names and phones, wherever in it they stand: messages of databases and HTTP clients
 * quote what was sent.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(field, '$1$2[hidden]$2')
    .replace(parameter, '[hidden]')
    .replace(phone, written => maskPhone(written.replace(/%[0-9A-F]{2}|\D/g, '')))
}
