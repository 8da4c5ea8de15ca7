import { analysisCategoryKind, analysisKind } from '@/lib/kinds/analysis'
import { articleKind } from '@/lib/kinds/article'
import { bannerKind } from '@/lib/kinds/banner'
import { checkUpKind, checkUpPackageKind } from '@/lib/kinds/check-up'
import { doctorKind } from '@/lib/kinds/doctor'
import type { Field, Fields } from '@/lib/kinds/field'
import { letterGroupKind } from '@/lib/kinds/letter'
import { parentCheckUpKind } from '@/lib/kinds/parent-check-up'
import { promotionKind } from '@/lib/kinds/promotion'
import { serviceKind } from '@/lib/kinds/service'
import { serviceCategoryKind } from '@/lib/kinds/service-category'
import { specialtyKind } from '@/lib/kinds/specialty'

const kinds = [
  ...[analysisKind, analysisCategoryKind, articleKind, bannerKind, checkUpKind, checkUpPackageKind],
  ...[doctorKind, letterGroupKind, parentCheckUpKind, promotionKind, serviceKind],
  ...[serviceCategoryKind, specialtyKind],
]

function namesIn(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.wire ? [name, ...namesIn(partsOf(field))] : [],
  )
}

const partsOf = ({ parts, entry }: Field): Fields => parts ?? (entry ? partsOf(entry) : {})

/** The names on the wire of all fields of all kinds of records. */
export const wireFields = [...new Set(kinds.flatMap(({ fields }) => namesIn(fields)))].sort()
