/** The server of the Model Context Protocol, with its tools. */
import 'server-only'
import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { BackendError } from '@/lib/content/client/result'
import { log } from '@/lib/telemetry/log'
import type { Tool } from './tool'
import { contacts } from './tools/contacts'
import { doctors } from './tools/doctors'
import { estimate } from './tools/estimate'
import { preparation } from './tools/preparation'
import { prices } from './tools/prices'
import { search } from './tools/search'
import { services } from './tools/services'

const tools: readonly Tool[] = [search, doctors, services, prices, estimate, preparation, contacts]

const instructions =
  'Facts that the clinic publishes on its site, in Russian and Kazakh. Prices are whole tenge (KZT) with discounts taken off. priceKind says how: exact; from, the lowest, the final price is named before the visit; free; onRequest, the clinic names it. An analysis with bloodDrawing costs that much more, once a visit. Every answer has the address of its page: give it to the patient. Nothing can be booked here; for that give the page or the phone.'

/** Made for each message, as nothing is kept between two of them. */
function server(): McpServer {
  const { name } = clinicIn('ru')
  const made = new McpServer(
    { name: 'clinic', title: name, version: '1', websiteUrl: env().SITE_URL },
    { instructions },
  )
  for (const { name: id, title, description, input, run } of tools) {
    const annotations = { readOnlyHint: true, openWorldHint: false }
    const config = { title, description, inputSchema: input, annotations }
    made.registerTool(id, config, args => answered(() => run(args)))
  }
  return made
}

/** The facts as text and as an object; an outage is told to the assistant in words. */
async function answered(run: () => Promise<object>) {
  try {
    const answer = await run()
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
      structuredContent: { ...answer },
    }
  } catch (error) {
    if (!(error instanceof BackendError)) log.error({ err: error }, 'A tool for assistants failed')
    const text = "The clinic's data cannot be read at the moment. Try again in 30 seconds."
    return { content: [{ type: 'text' as const, text }], isError: true }
  }
}

const onerror = (err: Error) => log.debug({ err }, 'A message of an assistant was refused')

/** For clients of the revision of 2026; nothing is pushed, so that no connection stays open. */
const handler = createMcpHandler(server, {
  legacy: 'reject',
  responseMode: 'json',
  maxSubscriptions: 0,
  onerror,
})

/** The answer is one JSON, in every revision: what serves the former ones by default would send a stream. */
export async function answerMessage(request: Request, parsedBody: unknown): Promise<Response> {
  if (!(await isLegacyRequest(request, parsedBody))) return handler.fetch(request, { parsedBody })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const made = server()
  made.server.onerror = onerror
  await made.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await made.close()
  }
}
