/** Replaces `server-only` in unit tests, which do not run in a React server bundle. */
export {}
