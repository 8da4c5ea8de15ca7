/**
 * What a page is about, told by the page to what stands around it: header, footer and floating buttons
 * belong to the layout, which Next renders beside the page and without its data. In the memory of one
 * request; every page says it, or those would wait for ever.
 */
import 'server-only'
import { cache } from 'react'
import type { Summary } from '@/lib/calculator/summary'
import type { Price } from '@/lib/entities/price'

/** A record, as a message to the clinic names it. */
export interface Subject {
  readonly name: string
  /** Without language prefix. */
  readonly path: string
  /** None of what is not sold. */
  readonly price?: Price
  /** What a patient pays for analyses, in place of a price. */
  readonly sum?: Summary
}

const pageSubject = cache(() => {
  let tell: (subject: Subject | null) => void = () => undefined
  const subject = new Promise<Subject | null>(resolve => {
    tell = resolve
  })
  return { tell, subject }
})

/** @param subject `null` for a page that is about no record */
export const tellSubject = (subject: Subject | null): void => pageSubject().tell(subject)

export const subjectOfPage = (): Promise<Subject | null> => pageSubject().subject

/** Data of a page, and what it is about, which is also told when the data cannot be had. */
export async function withSubject<Data>(
  load: Promise<Data>,
  subjectOf: (data: Data) => Subject | null,
): Promise<Data> {
  try {
    const data = await load
    tellSubject(subjectOf(data))
    return data
  } catch (error) {
    tellSubject(null)
    throw error
  }
}
