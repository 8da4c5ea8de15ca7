/** What a kind of record is: where its records are, and what each of them has. */
import { z } from 'zod'
import { withLowest } from '@/lib/entities/named-prices'
import { kindField, withSaidKinds } from '@/lib/entities/said-price'
import { fromWire } from '@/lib/entities/wire'
import type { FieldHelp } from '@/messages/field-help'
import { type Fields, refuseContradictions, shapeOf } from './field'

interface About {
  /** One of them, for the log: `doctor`. */
  readonly entity: string
  /** Path of the list below `/api/`; a record is at the path followed by its id. */
  readonly path: string
  /** In the content folder: `doctors/{slug}.yaml` for a file each, or the file that is their list. */
  readonly home?: string
  /** What a new record begins with. */
  readonly heading?: FieldHelp
  /** Backends of before have no such list: a 404 says that there are no records. */
  readonly mayBeMissing?: true
}

/** @param adjust what follows from other fields of a response */
export function kind<F extends Fields, A extends About>(
  about: A,
  fields: F,
  adjust?: (record: z.output<ResponseOf<F>>) => z.output<ResponseOf<F>>,
) {
  const response = z.object(shapeOf(fields, 'wire'))
  const priced = Object.keys(fields).filter(name => kindField(name) in fields)
  return {
    ...about,
    fields,
    /** As it comes, with the wire's names. */
    response,
    file: z.preprocess(
      record => withSaidKinds(priced, record),
      z
        .strictObject(shapeOf(fields, 'file'))
        .superRefine(refuseContradictions(priced))
        .overwrite(withLowest),
    ),
    schema: z
      .preprocess(
        record => withSaidKinds(priced, record),
        (adjust ? response.overwrite(adjust) : response).overwrite(withLowest),
      )
      .transform(fromWire),
  }
}

type ResponseOf<F extends Fields> = ReturnType<
  typeof z.object<ReturnType<typeof shapeOf<F, 'wire'>>>
>

/** A record as the site has it. */
export type EntityOf<K extends { readonly schema: z.ZodType }> = z.output<K['schema']>

/** A record as its file has it. */
export type FileOf<K extends { readonly file: z.ZodType }> = z.output<K['file']>
