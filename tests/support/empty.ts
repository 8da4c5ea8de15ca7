/** Stands for `server-only` in unit tests, which run outside of a React server bundle. */
export {}
