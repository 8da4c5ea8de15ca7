/** The few places where the wire shape of a record is not the seed's own (spec 1 §3, spec 2 §3). */
import 'server-only'
import type { Seed } from './seed/seed'
import type { SeedCheckUpPackage, SeedDoctor, SeedService } from './seed/types'

/** Names of the job titles in place of their ids, and the number of reviews. */
export function doctorWire({ job_titles, ...doctor }: SeedDoctor, { jobTitles }: Seed) {
  const titles = job_titles.flatMap(id => jobTitles.filter(title => title.id === id))
  return {
    ...doctor,
    short_info: titles.map(title => ({ specialty: title.name })),
    reviews_count: doctor.reviews.length,
  }
}

/** The category itself in place of its id. */
export function serviceWire({ category_service_id, ...service }: SeedService, seed: Seed) {
  const category = seed.serviceCategories.find(({ id }) => id === category_service_id)
  return {
    ...service,
    category_service: category ? { id: category.id, name: category.name } : null,
  }
}

/** The programme as a list of one entry. */
export function packageWire({ program_description, ...rest }: SeedCheckUpPackage) {
  return { ...rest, program_description: [{ description: program_description }] }
}
