/**
 * The services of the clinic, a file per category, in the order of the tabs.
 *
 * `price` is what a visitor pays in whole tenge, the discount already taken off: pages show the two
 * side by side and compute nothing. MRI and CT are announced "from 16 450": none may be cheaper.
 * `is_for_olders` says that adults are received, so at least one of the two flags is always true.
 */
import type { SeedService } from '../types'
import { cardiologyServices } from './cardiology'
import { consultationServices } from './consultations'
import { dentistryServices } from './dentistry'
import { diagnosticsServices } from './diagnostics'
import { gynecologyServices } from './gynecology'
import { pediatricsServices } from './pediatrics'
import { procedureServices } from './procedures'
import { topServices } from './top'

export const services: readonly SeedService[] = [
  ...topServices,
  ...diagnosticsServices,
  ...consultationServices,
  ...gynecologyServices,
  ...cardiologyServices,
  ...dentistryServices,
  ...pediatricsServices,
  ...procedureServices,
]
