export function scriptHashes(html: string): string[]
export function contentSecurityPolicy(
  scripts: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): string
