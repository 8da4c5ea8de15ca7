/** Values of LOG_LEVEL, the least verbose first. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
