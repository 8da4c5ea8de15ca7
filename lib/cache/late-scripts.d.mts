export function scriptsAfterPaint(html: string, nonce?: string): string

/** Addresses of the scripts that such a page asks for. */
export function lateScripts(html: string): string[]
