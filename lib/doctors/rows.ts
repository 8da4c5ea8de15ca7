/**
 * Rows of hundreds of doctors as they travel to the browser: every specialty once, and a row as a
 * tuple. The page pays for each byte twice, in its HTML and in the data beside it.
 */
import type { DoctorRowData } from './card'

type PackedRow = readonly [
  slug: string,
  name: string,
  /** Indexes in the list of specialties. */
  specialties: readonly number[],
  /** Whole tenge. */
  price: number,
]

export interface PackedRows {
  readonly specialties: readonly string[]
  readonly rows: readonly PackedRow[]
}

export function packRows(doctors: readonly DoctorRowData[]): PackedRows {
  const indexes = new Map<string, number>()
  const indexOf = (specialty: string) => {
    const index = indexes.get(specialty) ?? indexes.size
    indexes.set(specialty, index)
    return index
  }
  const rows = doctors.map(
    ({ slug, name, short_info, first_appointment }): PackedRow => [
      slug,
      name,
      short_info.map(({ specialty }) => indexOf(specialty)),
      first_appointment,
    ],
  )
  return { specialties: [...indexes.keys()], rows }
}

export function unpackRows({ specialties, rows }: PackedRows): DoctorRowData[] {
  return rows.map(([slug, name, indexes, first_appointment]) => ({
    slug,
    name,
    short_info: indexes.map(index => ({ specialty: specialties[index] ?? '' })),
    first_appointment,
  }))
}
