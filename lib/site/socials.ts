import { env } from './env'

export type SocialLinks = readonly {
  readonly brand: 'instagram' | 'facebook' | 'youtube'
  readonly url: string
}[]

/** The three networks of the footers (spec 1 §2); reserved example addresses until they are set. */
export function socialLinks(): SocialLinks {
  const { INSTAGRAM_URL, FACEBOOK_URL, YOUTUBE_URL } = env()
  return [
    { brand: 'instagram', url: INSTAGRAM_URL ?? 'https://instagram.example/clinic' },
    { brand: 'facebook', url: FACEBOOK_URL ?? 'https://facebook.example/clinic' },
    { brand: 'youtube', url: YOUTUBE_URL ?? 'https://youtube.example/clinic' },
  ]
}

/** External page with vacancies (spec 1 §2); opens in a new tab. */
export function careersUrl(): string {
  return env().CAREERS_URL ?? 'https://careers.example/clinic'
}
