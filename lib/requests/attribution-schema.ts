/** Schema of the source of a visit; what is not allowed is dropped, and the rest kept. */
import { z } from 'zod'
import {
  campaignParameters,
  clickParameters,
  clickPattern,
  clientIdPattern,
  hostPattern,
  isCampaign,
  type SourceParameter,
} from './attribution'
import { detail, instant, pagePath } from './meta-fields'

const campaign = detail(z.string().refine(isCampaign))
const click = detail(z.string().regex(clickPattern))
const shapeOf = <T extends z.ZodType>(names: readonly SourceParameter[], schema: T) =>
  Object.fromEntries(names.map(name => [name, schema])) as Record<SourceParameter, T>

const touch = detail(
  z.object({
    ...shapeOf(campaignParameters, campaign),
    ...shapeOf(clickParameters, click),
    referrer: detail(z.string().regex(hostPattern)),
    page: detail(pagePath),
    at: detail(instant),
  }),
)

/** Undefined when nothing is left of it. */
export const attributionSchema = z
  .object({
    first: touch,
    /** The same as the first where it is missing. */
    last: touch,
    clientId: detail(z.string().regex(clientIdPattern)),
  })
  .transform(({ first, last = first, clientId }) =>
    first || last || clientId ? { first, last, clientId } : undefined,
  )
