import { storageWritable } from '@/lib/outbox/health'

export const dynamic = 'force-dynamic'

/** Callback requests can be stored. A backend that is down does not make the site unready. */
export async function GET() {
  const ready = await storageWritable()
  return Response.json(
    { status: ready ? 'ready' : 'storage cannot be written' },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
