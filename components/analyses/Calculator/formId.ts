/** Id of the form around the rows; the calculator's button stands outside of it. */
export const formId = 'analyses'
