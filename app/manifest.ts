import type { MetadataRoute } from 'next'
import { clinicIn } from '@/lib/clinic'
import { clinicFacts } from '@/lib/clinic/facts'
import { paletteOf } from '@/lib/clinic/palette'

/** Rendered at run time, as one build serves any clinic's content. */
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const { name, pictures } = clinicIn('ru')
  return {
    name,
    short_name: name,
    lang: 'ru',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: paletteOf(clinicFacts().colors)['purple-600'],
    icons: [
      { src: pictures.icon_192, sizes: '192x192', type: 'image/png' },
      { src: pictures.icon_512, sizes: '512x512', type: 'image/png' },
      { src: pictures.icon, sizes: 'any' },
    ],
  }
}
