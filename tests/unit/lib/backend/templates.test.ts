/**
 * A new record's template names every field of its file, so that editors find them all there, but for the
 * number, which is made.
 */
import type { z } from 'zod'
import { articleFronts, articleKkTemplate, articleRuTemplate } from '@/lib/backend/records/articles'
import {
  checkUpFile,
  checkUpTemplate,
  parentCheckUpFile,
  parentCheckUpTemplate,
} from '@/lib/backend/records/check-ups'
import {
  doctorFile,
  doctorTemplate,
  specialtyFile,
  specialtyTemplate,
} from '@/lib/backend/records/doctors'
import {
  bannerFile,
  bannerTemplate,
  promotionFile,
  promotionTemplate,
} from '@/lib/backend/records/promotions'
import {
  serviceCategoryFile,
  serviceCategoryTemplate,
  serviceFile,
  serviceTemplate,
} from '@/lib/backend/records/services'

const kinds: readonly (readonly [string, z.ZodObject, string])[] = [
  ['doctor', doctorFile, doctorTemplate],
  ['specialty', specialtyFile, specialtyTemplate],
  ['service', serviceFile, serviceTemplate],
  ['service category', serviceCategoryFile, serviceCategoryTemplate],
  ['promotion', promotionFile, promotionTemplate],
  ['banner', bannerFile, bannerTemplate],
  ['check-up', checkUpFile, checkUpTemplate],
  ['check-up category', parentCheckUpFile, parentCheckUpTemplate],
  ['Russian article', articleFronts.ru, articleRuTemplate],
  ['Kazakh article', articleFronts.kk, articleKkTemplate],
]

test.each(kinds)('%s', (_, { shape }, template) => {
  const { id, ...fields } = shape
  const missing = Object.keys(fields).filter(key => !new RegExp(`\\b${key}:`).test(template))
  expect(missing).toEqual([])
  expect(template).not.toMatch(/\bid:/)
})
