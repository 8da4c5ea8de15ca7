import { storageWritable } from '@/lib/requests/outbox/health'
import { isDraining } from '@/lib/server/draining'
import { wasAskedForOtherHost } from '@/lib/server/other-host'

export const dynamic = 'force-dynamic'

/**
 * Readiness: callback requests can be stored. A backend outage does not make the site unready.
 * `otherHost` and `release` are for `npm run diagnose`.
 */
export async function GET() {
  const status = await currentStatus()
  // Of the process: Next would write in the release of the build.
  const { NEXT_DEPLOYMENT_ID: release } = process.env
  return Response.json(
    { status, otherHost: wasAskedForOtherHost(), release },
    { status: status === 'ready' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

async function currentStatus() {
  if (isDraining()) return 'stopping'
  return (await storageWritable()) ? 'ready' : 'storage cannot be written'
}
