import { crawlerFile } from '@/lib/http/crawler-file'
import { yandexDoctorsFeed } from '@/lib/screens/feeds'

export const dynamic = 'force-dynamic'

export function GET() {
  return crawlerFile('/feeds/yandex-doctors.xml', yandexDoctorsFeed)
}
