export { readOpenApi as GET } from '@/lib/http/openapi/read'

export const dynamic = 'force-dynamic'
