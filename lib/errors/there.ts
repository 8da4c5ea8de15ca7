/** Of a path that names nothing, or something of another kind. */
const nothingThere = ['ENOENT', 'ENOTDIR', 'EISDIR']

/** Whether the operating system refused something, such as a full disk or a file that is away. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'errno' in error && 'code' in error
}

/** Whether nothing is at the path, as opposed to a path that cannot be followed or read. */
export function isMissing(error: unknown): boolean {
  return isSystemError(error) && error.code === 'ENOENT'
}

/** What is done with the disk; `undefined` where the operating system refuses it. */
export function unlessRefused<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}

/**
 * What is read from a file or a folder; `undefined`: there is none.
 * @throws what else the disk refuses: a list must not be empty because it could not be read
 */
export function whereThere<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (isSystemError(error) && nothingThere.includes(String(error.code))) return undefined
    throw error
  }
}
