import { crawlerFile } from '@/lib/http/crawler-file'
import { priceFilePath, priceListCsv } from '@/lib/screens/price-files'

export const dynamic = 'force-dynamic'

export function GET() {
  return crawlerFile(priceFilePath('csv', 'kk'), () => priceListCsv('kk'))
}
