import {
  categoryOf,
  relatedServices,
  servicesOf,
  topServices,
  uniqueName,
} from '@/lib/screens/service-groups'
import { service, serviceCategory } from '../../../support/services'

const popular = serviceCategory(7, 1)
const dentistry = serviceCategory(8, 2)
const categories = [popular, dentistry]
const inCategory = (category: { id: number; name: string }) => ({ category_service: category })

const ids = (services: readonly { id: number }[]) => services.map(({ id }) => id)

describe('top services', () => {
  const isPopular = inCategory(popular)
  const isDental = inCategory(dentistry)

  test('are five of the category with sort 1; its others are still listed', () => {
    const services = [
      service(1, isDental),
      ...[2, 3, 4, 5, 6, 7].map(id => service(id, isPopular)),
      service(8),
    ]
    const { top, others } = topServices(services, categories)
    expect(ids(top)).toEqual([2, 3, 4, 5, 6])
    // The sixth popular one, and the one without a category.
    expect(ids(others)).toEqual([7, 8])
  })

  test('are filled up with others if the category has fewer', () => {
    const services = [service(1, isDental), service(2, isPopular), service(3, isDental)]
    expect(ids(topServices(services, categories).top)).toEqual([2, 1, 3])
  })

  test('are filled up with the first of each other category before a second one', () => {
    const other = inCategory(serviceCategory(9, 3))
    const services = [
      ...[1, 2, 3, 4, 5, 6].map(id => service(id, isDental)),
      ...[7, 8].map(id => service(id, other)),
      service(9, isPopular),
    ]
    expect(ids(topServices(services, categories).top)).toEqual([9, 1, 7, 2, 3])
  })

  test('are the first five if no category has sort 1', () => {
    const services = [1, 2, 3, 4, 5, 6].map(id => service(id, isDental))
    const { top, others } = topServices(services, [dentistry])
    expect(ids(top)).toEqual([1, 2, 3, 4, 5])
    expect(others).toEqual([])
  })

  test('a service of a removed category is still listed', () => {
    const services = [1, 2, 3, 4, 5, 6].map(id => service(id, isDental))
    expect(ids(topServices(services, [popular]).others)).toEqual([6])
  })
})

test('a category lists only its own services', () => {
  const services = [service(1, inCategory(dentistry)), service(2, inCategory(popular)), service(3)]
  expect(ids(servicesOf(dentistry, services))).toEqual([1])
  expect(services.map(each => categoryOf(each, categories)?.id)).toEqual([8, 7, undefined])
})

describe('related services', () => {
  const services = [1, 2, 3, 4, 5, 6, 7, 8].map(id => service(id, inCategory(dentistry)))
  const related = (place: number) => ids(relatedServices(services[place] ?? service(99), services))

  test('are those after the service, and start again after the last', () => {
    expect(related(0)).toEqual([2, 3, 4, 5, 6, 7])
    expect(related(6)).toEqual([8, 1, 2, 3, 4, 5])
  })

  test('never include the service itself or one of another category', () => {
    const few = [...services.slice(0, 2), service(50, inCategory(popular))]
    expect(ids(relatedServices(services[0] ?? service(99), few))).toEqual([2])
  })
})

test('only names that two services share get their category appended', () => {
  const twins = [
    service(1, { name: 'Приём врача', ...inCategory(popular) }),
    service(2, { name: 'Приём врача', ...inCategory(dentistry) }),
    service(3),
  ]
  expect(twins.map(each => uniqueName(each, twins))).toEqual([
    'Приём врача (Раздел 7)',
    'Приём врача (Раздел 8)',
    'Услуга 3',
  ])
})
