import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { SharePicture } from '@/app/og/[...path]/SharePicture'
import { clinicIn } from '@/lib/clinic'
import { clinicFacts } from '@/lib/clinic/facts'
import { paletteOf } from '@/lib/clinic/palette'
import { currentHeaders } from '@/lib/http/headers'
import type { Locale } from '@/lib/routing/locales'
import { shareData } from '@/lib/screens/share'
import { pageOfShare } from '@/lib/seo/share'
import { plainShare, sharePictures, wholeShare } from '@/lib/seo/share-files'
import { shareFonts } from '@/lib/seo/share-fonts'
import { type ShareData, shareSize } from '@/lib/seo/share-picture'

/** Rendered on first request, then cached like pages. */
export const dynamic = 'force-static'
export const revalidate = 86_400
export const generateStaticParams = () => []

/**
 * The Open Graph image of a page (R7): `/og/kk/contacts.jpg`, whatever version is in the address
 * (`lib/routing/share-path.ts`).
 */
export async function GET(_: Request, { params }: RouteContext<'/og/[...path]'>) {
  const page = pageOfShare((await params).path)
  if (!page) return notFound()
  try {
    const data = await shareData(page.path, page.locale)
    if (!data) return notFound()
    const { whole, ...drawn } = data
    const picture = whole ? await wholeShare(whole) : null
    return answer(picture ?? (await draw(drawn, page.locale)), currentHeaders)
  } catch (err) {
    return answer(await plainShare(clinicIn(page.locale), page.path, err), {
      'Cache-Control': 'no-store',
    })
  }
}

const notFound = () => Response.json({ error: 'Not found' }, { status: 404 })

/** JPEG is a fraction of the PNG's size; messengers drop large images. */
async function draw({ image, ...texts }: ShareData, locale: Locale): Promise<Buffer> {
  const [fonts, pictures] = await Promise.all([
    shareFonts(),
    sharePictures(clinicIn(locale), image),
  ])
  const colors = paletteOf(clinicFacts().colors)
  const drawn = new ImageResponse(<SharePicture {...texts} {...pictures} colors={colors} />, {
    ...shareSize,
    fonts,
  })
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** With `no-store` it is not kept by the page cache either. */
function answer(jpeg: Buffer, caching: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: { 'Content-Type': 'image/jpeg', ...caching },
  })
}
