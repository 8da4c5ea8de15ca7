/** Event of `window`: a client navigation has started. */
export const navigationStart = 'navigation-start'
