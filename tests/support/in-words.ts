import type { Finding } from '@/lib/clinic/files/finding'
import { findingWords } from '@/lib/clinic/files/finding-line'

/** Findings with their English words in place of code and values. */
export const inWords = (findings: readonly Finding[] = []) =>
  findings.map(({ code, values, more, ...place }) => {
    const fault = { ...place, code, values, more } as Finding
    return { ...place, ...findingWords(fault, 'en') }
  })
