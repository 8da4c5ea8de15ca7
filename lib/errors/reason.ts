/** The message of an error and of its causes. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const reason = error.message || ('code' in error ? String(error.code) : error.name)
  return cause instanceof Error ? `${reason} (${reasonOf(cause)})` : reason
}
