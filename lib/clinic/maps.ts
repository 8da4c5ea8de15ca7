import type { Clinic } from './clinic'

/** Map services that people in Almaty have on their phones. */
export const mapServices = ['dgis', 'yandex', 'google'] as const

export type MapService = (typeof mapServices)[number]

/** Link to the location on a map service; 2GIS and Yandex expect the longitude first. */
export function mapLink(service: MapService, { latitude, longitude }: Clinic['location']): string {
  const links: Record<MapService, string> = {
    dgis: `https://2gis.kz/geo/${longitude},${latitude}`,
    yandex: `https://yandex.kz/maps/?pt=${longitude},${latitude}&z=17&l=map`,
    google: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  }
  return links[service]
}
