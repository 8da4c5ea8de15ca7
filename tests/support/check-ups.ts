import { checkUpKind, checkUpPackageKind } from '@/lib/kinds/check-up'
import { parentCheckUpKind } from '@/lib/kinds/parent-check-up'
import type { AskedCheckUp } from '@/lib/screens/check-up-records'

type About = Record<string, unknown>

/** Records with an id; a test sets only the fields it is about. */
export function parentCheckUp(id: number, about: About = {}) {
  return parentCheckUpKind.schema.parse({
    id,
    slug: `parent-${id}`,
    name: `Направление ${id}`,
    short_description: `О направлении ${id}`,
    min_price: id * 10_000,
    ...about,
  })
}

export function checkUpPackage(id: number, about: About = {}) {
  return checkUpPackageKind.schema.parse({ id, check_up_id: 1, name: `Пакет ${id}`, ...about })
}

export function checkUpOffer(id: number, packages: readonly About[] = []): AskedCheckUp {
  const checkUp = checkUpKind.schema.parse({
    id,
    parent_id: 1,
    slug: `check-up-${id}`,
    name: `Программа ${id}`,
    short_description: `О программе ${id}`,
  })
  return {
    ...checkUp,
    whatsapp: `https://wa.me/77990000101?text=${id}`,
    packages: packages.map((about, index) => checkUpPackage(id * 100 + index, about)),
  }
}
