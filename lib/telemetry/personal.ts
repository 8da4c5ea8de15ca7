/** Masks personal data for logs. Pure. */

/** `77010000000` becomes `7701*****00`: enough to find a request, too little to call. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 4)}*****${phone.slice(-2)}`
}

/** Separators between the digits of a phone, also percent-encoded. */
const gap = '(?:[\\s().+-]|%20|%28|%29|%2B)*'

/**
 * Phones of Kazakhstan and Russia as people write them, not parts of longer numbers. An escape
 * sequence of JSON (`\n`) or a URL (`%2B`) may precede them, although it ends in a letter or digit.
 */
const phone = new RegExp(
  `(?<=^|[^0-9A-Za-z]|\\\\[bfnrt]|%[0-9A-F]{2})(?:7|8)${gap}(?:\\d${gap}){9}\\d(?![0-9A-Za-z])`,
  'g',
)

/** A field of a request in JSON, also in JSON that was stringified several times. */
const field = /(\\*"(?:name|phone|tel|payload)\\*"\s*:\s*)(\\*")(.*?)(?<!\\)\2/gi

/** A field of a posted form or of a query. */
const parameter = /(?<=[?&"\s](?:name|phone|tel)=)[^&"\s\\]+/gi

/** Masks names and phones anywhere in a text: errors of databases and HTTP clients quote values. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(field, '$1$2[hidden]$2')
    .replace(parameter, '[hidden]')
    .replace(phone, written => maskPhone(written.replace(/%[0-9A-F]{2}|\D/g, '')))
}
