/** The window's event for a page of this site that has been asked for without loading a document. */
export const navigationStart = 'navigation-start'
