import 'server-only'

export { watchLeaflets } from './leaflet'
