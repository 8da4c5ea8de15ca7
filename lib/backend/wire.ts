/** The few places where the wire shape is not that of a record (spec 1 §3, spec 2 §3). */
import 'server-only'
import type { CheckUpPackage } from './records/check-ups'
import type { Doctor } from './records/doctors'
import type { Records } from './records/records'
import type { Service } from './records/services'

/** Names of the job titles in place of their ids, and the number of reviews. */
export function doctorWire({ job_titles, ...doctor }: Doctor, { jobTitles }: Records) {
  const titles = job_titles.flatMap(id => jobTitles.filter(title => title.id === id))
  return {
    ...doctor,
    short_info: titles.map(title => ({ specialty: title.name })),
    reviews_count: doctor.reviews.length,
  }
}

/** The category itself in place of its id. */
export function serviceWire({ category_service_id, ...service }: Service, seed: Records) {
  const category = seed.serviceCategories.find(({ id }) => id === category_service_id)
  return {
    ...service,
    category_service: category ? { id: category.id, name: category.name } : null,
  }
}

/** The programme as a list of one entry. */
export function packageWire({ program_description, ...rest }: CheckUpPackage) {
  return { ...rest, program_description: [{ description: program_description }] }
}
