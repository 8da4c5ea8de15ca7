import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { SharePicture } from '@/components/blocks/SharePicture/SharePicture'
import { clinicIn } from '@/lib/clinic'
import { shareData } from '@/lib/screens/share'
import { shareSize } from '@/lib/screens/share.props'
import { pageOfShare } from '@/lib/seo/share'
import { photoOf, shareFonts, shareMark, shareScene } from '@/lib/seo/share-files'

/** Rendered on first request, then cached like pages. */
export const dynamic = 'force-static'
export const revalidate = 86_400
export const generateStaticParams = () => []

/** The Open Graph image of a page (R7): `/og/kk/contacts.jpg`. */
export async function GET(_: Request, { params }: RouteContext<'/og/[...path]'>) {
  const page = pageOfShare((await params).path)
  const data = page && (await shareData(page.path, page.locale))
  if (!data) return Response.json({ error: 'Not found' }, { status: 404 })
  const clinic = clinicIn(page.locale)
  const [fonts, mark, scene, photo] = await Promise.all([
    shareFonts(),
    shareMark(clinic),
    shareScene(clinic),
    photoOf(data.image),
  ])
  const { image: _image, ...texts } = data
  const drawn = new ImageResponse(
    <SharePicture {...texts} clinic={clinic} mark={mark} photo={photo} scene={scene} />,
    { ...shareSize, fonts },
  )
  // JPEG is a fraction of the PNG's size; messengers drop large images.
  const jpeg = await sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 86 })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  })
}
