/** The calculator's code, which the page itself does not need. */
export const loadCalculator = () => import('./estimateCalculator')
