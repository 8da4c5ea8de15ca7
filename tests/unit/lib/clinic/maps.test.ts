import { mapLink } from '@/lib/clinic/maps'

/** Distinct latitude and longitude. */
const place = { latitude: 43.1, longitude: 76.9 }

test.each([
  ['google', 'https://www.google.com/maps/search/?api=1&query=43.1,76.9'],
  ['yandex', 'https://yandex.kz/maps/?pt=76.9,43.1&z=17&l=map'],
  ['dgis', 'https://2gis.kz/geo/76.9,43.1'],
] as const)('%s gets the coordinates in its own order', (service, link) => {
  expect(mapLink(service, place)).toBe(link)
})
