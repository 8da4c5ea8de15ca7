/** An error as it is logged. */

export interface LoggedError {
  readonly type: string
  readonly message: string
  /** Such as `ECONNREFUSED` or `SQLITE_FULL`. */
  readonly code?: string | undefined
  readonly stack?: string | undefined
  readonly cause?: LoggedError | undefined
}

const maxDepth = 5

/**
 * Type, message, code and stack of an error and of its causes. Other properties are left out:
 * those of a database hold the row that was refused.
 */
export function describeError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  const code = 'code' in error && error.code !== undefined ? String(error.code) : undefined
  const hasCause = cause !== undefined && cause !== null && depth < maxDepth
  return {
    type: name,
    message,
    code,
    stack,
    cause: hasCause ? describeError(cause, depth + 1) : undefined,
  }
}
