/** Values of LOG_LEVEL, from the few lines to the many. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
