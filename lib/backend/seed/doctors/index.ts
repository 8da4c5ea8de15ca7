/**
 * The doctors of the seed, in the order the list shows them before any sorting.
 *
 * All of them, and everyone who reviews them, are invented: this is sample data of an invented
 * clinic. Universities and research centres exist, their link to these people does not.
 */
import type { SeedDoctor } from '../types'
import { children } from './children'
import { digestionAndHormones } from './digestion-and-hormones'
import { neurology } from './neurology'
import { sightAndHearing } from './sight-and-hearing'
import { skinTeethUltrasound } from './skin-teeth-ultrasound'
import { surgery } from './surgery'
import { therapyAndHeart } from './therapy-and-heart'
import { womenAndMen } from './women-and-men'

export const doctors: readonly SeedDoctor[] = [
  ...therapyAndHeart,
  ...digestionAndHormones,
  ...neurology,
  ...sightAndHearing,
  ...womenAndMen,
  ...surgery,
  ...children,
  ...skinTeethUltrasound,
]
