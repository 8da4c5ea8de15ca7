type ErrorName =
  | 'AbortError'
  | 'Error'
  | 'NotAllowedError'
  | 'RangeError'
  | 'SyntaxError'
  | 'TimeoutError'
  | 'TypeError'
  | 'URIError'

/**
 * What a function returns; `undefined` where it throws one of the expected errors. By name, as the
 * errors of Node's own modules, of other windows, and of tests are instances of other classes.
 * @throws any other error
 */
export function attempt<T>(use: () => T, ...expected: readonly ErrorName[]): T | undefined {
  try {
    return use()
  } catch (error) {
    return unlessUnexpected(error, expected)
  }
}

/** As `attempt`, for what a function promises. */
export async function attemptAsync<T>(
  use: () => Promise<T>,
  ...expected: readonly ErrorName[]
): Promise<T | undefined> {
  try {
    return await use()
  } catch (error) {
    return unlessUnexpected(error, expected)
  }
}

function unlessUnexpected(error: unknown, expected: readonly string[]): undefined {
  if (!expected.includes(Reflect.get(Object(error), 'name'))) throw error
}

/** The value of a text in JSON; `undefined`: it is none. */
export const parseJson = (text: string): unknown => attempt(() => JSON.parse(text), 'SyntaxError')
