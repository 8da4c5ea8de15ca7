/** What the calculator shows once something is chosen; loaded then. */
export { LastResult } from './LastResult'
export { Leaflets } from './Leaflets'
export { ListRequest } from './ListRequest'
