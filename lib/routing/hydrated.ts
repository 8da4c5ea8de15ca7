/** Event of `window`: the page is hydrated. */
export const hydrated = 'hydrated'
