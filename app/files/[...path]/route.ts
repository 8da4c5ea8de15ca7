import { ownFile } from '@/lib/clinic/files/own-files'
import { isNamedPicture } from '@/lib/content/named-pictures'

export const dynamic = 'force-dynamic'

/** The clinic's pictures and documents. */
export const GET = (request: Request) => ownFile(request, isNamedPicture)
