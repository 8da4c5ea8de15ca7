/** Of what is stored of the selection; apart from its reader, which few pages need. */
export const storageKey = 'analysis-calculator'

/** Event of the window: the selection has changed on this page. */
export const chosen = 'estimate-chosen'
