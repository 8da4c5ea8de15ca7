/** All files that a site over a content folder shows, each with its last good state. */
import 'server-only'
import { documentFiles } from '@/lib/clinic/documents/leaflet'
import { clinicFile } from '@/lib/clinic/facts'
import type { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { WatchedFiles } from '@/lib/clinic/files/watched'
import { redirects } from '@/lib/clinic/former-addresses'
import { lexiconSources } from '@/lib/content/search-tables/tables'
import { textFiles } from '@/lib/page-texts/files'
import { sources } from './records/files'

export function siteFiles(lastGood: LastGoodFiles) {
  const all = { clinicFile, textFiles, documentFiles, redirects, ...lexiconSources, ...sources }
  return new WatchedFiles(all, lastGood)
}
