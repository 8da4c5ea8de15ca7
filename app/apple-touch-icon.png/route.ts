import { clinicIn } from '@/lib/clinic'
import { defaultLocale } from '@/lib/routing/locales'

export const dynamic = 'force-dynamic'

/** iPhones and readers ask for it at the root, without a look at the page. */
export function GET() {
  const { icon_180 } = clinicIn(defaultLocale).pictures
  return new Response(null, { status: 307, headers: { Location: icon_180 } })
}
