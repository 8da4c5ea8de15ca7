import { clinicFacts } from '@/lib/clinic/facts'
import { env } from './environment/env'

export type SocialLinks = readonly {
  readonly brand: 'instagram' | 'facebook' | 'youtube'
  readonly url: string
}[]

/** Social networks of the footers (B10); the environment takes precedence over `clinic.yaml`. */
export function socialLinks(): SocialLinks {
  const { instagram, facebook, youtube } = clinicFacts().socials
  const { INSTAGRAM_URL, FACEBOOK_URL, YOUTUBE_URL } = env()
  const links = [
    { brand: 'instagram', url: INSTAGRAM_URL ?? instagram },
    { brand: 'facebook', url: FACEBOOK_URL ?? facebook },
    { brand: 'youtube', url: YOUTUBE_URL ?? youtube },
  ] as const
  return links.flatMap(({ brand, url }) => (url ? [{ brand, url }] : []))
}

/** External page with vacancies (B10), which opens in a new tab; `null` when none is named. */
export function careersUrl(): string | null {
  return env().CAREERS_URL ?? clinicFacts().careers ?? null
}
