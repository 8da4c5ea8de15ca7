export const dynamic = 'force-dynamic'

/** Liveness: the process responds. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
