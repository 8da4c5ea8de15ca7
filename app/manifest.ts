import type { MetadataRoute } from 'next'
import { brandColor } from '@/lib/site/brand'
import { clinicIn } from '@/lib/site/clinic'

export default function manifest(): MetadataRoute.Manifest {
  const { name } = clinicIn('ru')
  return {
    name,
    short_name: name,
    lang: 'ru',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: brandColor,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
