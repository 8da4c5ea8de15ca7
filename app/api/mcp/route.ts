export { answerMcp as POST } from '@/lib/mcp/answer'

export const dynamic = 'force-dynamic'
