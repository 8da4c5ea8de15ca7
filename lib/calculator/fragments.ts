/** Fragments of the page of an estimate. */

/**
 * The fragment of an estimate that visitors have put together in a form: the calculator takes it over.
 * A fragment, as a form keeps it and no server sees it.
 */
export const chosenFragment = '#chosen'

/** The same after something was taken out there: the calculator takes over what is left beside the analyses. */
export const leftFragment = '#left'

/** Of the section on how to prepare. */
export const preparationId = 'preparation'
