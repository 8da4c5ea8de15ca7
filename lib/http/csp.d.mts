export function scriptHashes(html: string): string[]
export function styleHashes(html: string): string[]
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles?: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): string

/** The CSP source of one inline script. */
export function scriptHash(code: string): string
