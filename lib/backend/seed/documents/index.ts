/** The sample documents of the site, in the order they are rendered. */
import { depositSystem } from './deposit-system'
import { bloodTests } from './leaflets/blood-tests'
import { checkUp } from './leaflets/check-up'
import { ct } from './leaflets/ct'
import { gastroscopy } from './leaflets/gastroscopy'
import { hormones } from './leaflets/hormones'
import { mri } from './leaflets/mri'
import { stoolTests } from './leaflets/stool-tests'
import { swabs } from './leaflets/swabs'
import { ultrasound } from './leaflets/ultrasound'
import { urineTests } from './leaflets/urine-tests'
import { licence } from './legal/licence'
import { offer } from './legal/offer'
import { privacyPolicy } from './legal/privacy-policy'
import { publicOfferContract } from './legal/public-offer-contract'
import type { SampleDocument } from './types'

export const documents: readonly SampleDocument[] = [
  ultrasound,
  mri,
  ct,
  gastroscopy,
  bloodTests,
  checkUp,
  urineTests,
  hormones,
  stoolTests,
  swabs,
  licence,
  privacyPolicy,
  publicOfferContract,
  offer,
  depositSystem,
]
