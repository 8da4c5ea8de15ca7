/** All motifs by name: what the catalogue puts on a stage. */
import * as care from './care.mjs'
import * as figures from './figures.mjs'
import * as hearts from './heart.mjs'
import * as imaging from './imaging.mjs'
import * as interior from './interior.mjs'
import * as lab from './lab.mjs'
import * as life from './life.mjs'
import * as organs from './organs.mjs'
import * as scans from './scans.mjs'

/** @type {Record<string, (ink: any, options?: any) => string>} */
export const motifs = {
  ...care,
  ...hearts,
  ...imaging,
  ...interior,
  ...lab,
  ...life,
  ...organs,
  ...scans,
  phone: (ink) => life.phone(ink),
  spark: (_, { r = 50, color = '#ffffff' } = {}) => organs.spark(0, 0, r, color),
  person: figures.person,
  people: figures.people,
  seated: figures.seated,
  expecting: figures.expecting,
  baby: figures.baby,
  desk: figures.desk,
  hammer: figures.hammer,
}
