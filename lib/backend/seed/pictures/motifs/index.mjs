/** All motifs by name: what the catalogue puts on a stage. */
import * as beauty from './beauty.mjs'
import * as care from './care.mjs'
import * as children from './children.mjs'
import * as everyday from './everyday.mjs'
import * as figures from './figures.mjs'
import * as hearts from './heart.mjs'
import * as imaging from './imaging.mjs'
import * as interior from './interior.mjs'
import * as lab from './lab.mjs'
import * as movement from './movement.mjs'
import * as offers from './offers.mjs'
import * as organs from './organs.mjs'
import * as scans from './scans.mjs'
import * as teeth from './teeth.mjs'

/** @type {Record<string, (ink: any, options?: any) => string>} */
export const motifs = {
  ...beauty,
  ...care,
  ...children,
  ...everyday,
  ...figures,
  ...hearts,
  ...imaging,
  ...interior,
  ...lab,
  ...movement,
  ...offers,
  ...organs,
  ...scans,
  ...teeth,
}
