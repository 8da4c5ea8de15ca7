import { crawlerFile } from '@/lib/http/crawler-file'
import { priceFilePath, priceListXlsx } from '@/lib/screens/price-files'

export const dynamic = 'force-dynamic'

export function GET() {
  return crawlerFile(priceFilePath('xlsx', 'kk'), () => priceListXlsx('kk'))
}
