/** Services. */
import 'server-only'
import { serviceKind } from '@/lib/kinds/service'
import { callsOf } from './calls'
import { resourceOf } from './kind'

export const services = callsOf(resourceOf(serviceKind))

export const { list: getServices, details: getService } = services
