import { z } from 'zod'
import { alsoOfSold, applying, maxAlso } from '@/lib/calculator/also'
import { atOwnPrices, priceQuestions, pricesOf, soldAtOwnPrices } from '@/lib/calculator/applies'
import { estimateHref } from '@/lib/calculator/estimate'
import { priceOfItem } from '@/lib/calculator/item'
import { analysisCode, isSoldCode } from '@/lib/calculator/sold'
import { totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { getPriceList } from '@/lib/content/client/price-list'
import { soldRecords } from '@/lib/content/client/sold'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { plainText } from '@/lib/text/plain-text'
import { language, matches, priced, tool, words } from '../tool'

const code = z.string().regex(/^[a-z]\d{1,10}[mf]?$/)

export const estimate = tool({
  name: 'estimate',
  title: 'What it all costs',
  description:
    'What a patient pays for several things at once: analyses with one drawing of blood, services, visits to doctors, check-ups. They are named by the codes of "prices". Some have prices for adults and children or the like: without "priceFor" their lowest counts, and "pricesFor" lists the names to choose from. The page has how to prepare for all of it, and a request.',
  input: z.strictObject({
    language,
    codes: z
      .array(code)
      .min(1)
      .max(maxAlso)
      .describe('Values of "code" in the answers of "prices"'),
    priceFor: words.optional().describe('A name of "pricesFor", in the language of the answer'),
  }),
  async run({ language: locale, codes: given, priceFor }) {
    const codes = [...new Set(given)]
    const analyses = new Map(
      (await getPriceList(locale)).map(item => [analysisCode(item.id), item]),
    )
    const items = codes.flatMap(each => analyses.get(each) ?? [])
    const sold = await soldRecords(locale, codes.filter(isSoldCode))
    const questions = priceQuestions(items, sold.map(alsoOfSold))
    const isMeant = priceFor === undefined ? () => false : matches(priceFor)
    const meant = questions.flatMap(({ answers }) => {
      const named = answers.filter(({ name }) => isMeant(name))
      // Words that fit several names choose none.
      return named.length === 1 ? named.map(({ key }) => applying(key)) : []
    })
    const also = [...sold.map(alsoOfSold), ...meant]
    const chosen = atOwnPrices(items, also)
    const names = questions.flatMap(({ answers }) => answers.map(({ name }) => name))
    const summary = totalsOf(chosen, clinicIn(locale).bloodDrawing, pricesOf(also))
    const known = new Set([...items.map(({ id }) => analysisCode(id)), ...sold.map(s => s.code)])
    const unknown = codes.filter(each => !known.has(each))
    const ids = items.map(({ id }) => id)
    return {
      items: [
        ...chosen.map(item => ({
          name: plainText(item.name),
          ...(item.priceName && { priceFor: item.priceName }),
          ...priced(priceOfItem(item)),
        })),
        ...soldAtOwnPrices(sold, also).map(({ name, price, priceName }) => ({
          name,
          ...(priceName && { priceFor: priceName }),
          ...priced(price),
        })),
      ],
      ...(unknown.length > 0 && { unknown }),
      ...(summary.bloodDrawing > 0 && { bloodDrawing: summary.bloodDrawing }),
      total: summary.total,
      currency: 'KZT',
      totalKind: summary.isLowest || meant.length < questions.length ? 'from' : 'exact',
      ...(names.length > 0 && { pricesFor: names }),
      ...(summary.unpriced > 0 && { withoutPrice: summary.unpriced }),
      url: estimateHref(absoluteUrl(pathOf('estimate'), locale), ids, also),
    }
  },
})
