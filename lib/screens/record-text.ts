import 'server-only'
import { getTranslations } from 'next-intl/server'
import { bloodTestPrice } from '@/lib/calculator/summary'
import { currentLocale } from '@/lib/i18n/current'
import { formatAmount } from '@/lib/money/format'
import type { SeoAccordionText } from '@/lib/seo/texts/types'
import { clinicIn, mainPhone } from '@/lib/site/clinic'
import { escapeHtml } from '@/lib/text/escape-html'

/** Kinds of records with a page of their own: the names of their templates in the messages. */
type RecordKind =
  | 'service'
  | 'serviceCategory'
  | 'doctor'
  | 'analysis'
  | 'analysisCategory'
  | 'parentCheckUp'
  | 'checkUp'
  | 'promotion'
  | 'post'

interface RecordFacts {
  /** Plain text, unlike that of any other record: a question is asked once on the site (R25). */
  readonly name: string
  /** Whole tenge; 0: on request. */
  readonly price?: number
  /** Of a doctor's repeated visit, whole tenge; 0: on request. */
  readonly repeatedPrice?: number
  /** The surcharge for drawing blood applies. */
  readonly bloodTest?: boolean
  /** There is a document about preparation. */
  readonly leaflet?: boolean
}

/**
 * The text at the foot of a record's page where no editor wrote one: what it costs and how to come,
 * made from the record and the clinic's facts.
 */
export async function recordText(kind: RecordKind, facts: RecordFacts): Promise<SeoAccordionText> {
  const locale = await currentLocale()
  const t = await getTranslations('seo.records')
  const clinic = clinicIn(locale)
  const { name, price = 0, repeatedPrice = 0, bloodTest = false, leaflet = false } = facts
  const words = {
    name,
    priced: yesNo(price > 0),
    amount: formatAmount(price),
    again: yesNo(repeatedPrice > 0),
    repeated: formatAmount(repeatedPrice),
    blood: yesNo(bloodTest),
    surcharge: formatAmount(bloodTestPrice),
    leaflet: yesNo(leaflet),
    clinic: clinic.name,
    city: clinic.city,
    street: clinic.street,
    phone: mainPhone(clinic).label,
    ...clinic.hours,
  }
  return {
    accordionItems: (['price', 'visit'] as const).map(part => ({
      tag: 'h2',
      title: t(`${kind}.${part}.title`, words),
      html: `<p>${escapeHtml(t(`${kind}.${part}.text`, words).trim())}</p>`,
    })),
  }
}

function yesNo(fact: boolean): 'yes' | 'no' {
  return fact ? 'yes' : 'no'
}
