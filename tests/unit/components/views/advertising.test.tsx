/** Legally required statements about medical services are where a service is offered. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CorporateView } from '@/components/screens/Corporate/CorporateView'
import { Reviews } from '@/components/screens/Doctor/Reviews'
import { PromotionOffer } from '@/components/screens/Promotion/PromotionOffer'
import { ServiceOffer } from '@/components/screens/Service/ServiceOffer'
import { Footer } from '@/components/shell/desktop/Footer'
import { Footer as MobileFooter } from '@/components/shell/mobile/Footer'
import { clinicIn, insuranceOf } from '@/lib/clinic'
import { promotionKind } from '@/lib/kinds/promotion'
import { type Locale, locales } from '@/lib/routing/locales'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'
import { claimed } from '../../../support/sample'
import { service } from '../../../support/services'
import { inLayout } from '../support/in-layout'
import { Site } from '../support/site'

const dictionaries = { ru, kk }

/** The text of a view, without tags. */
function textOf(view: ReactElement, locale: Locale): string {
  return renderToStaticMarkup(<Site locale={locale}>{view}</Site>).replace(/<[^>]+>/g, ' ')
}

const footer = { socials: [], missing: [], year: 2026, whatsapp: 'https://wa.me/77990000101' }
const promotion = promotionKind.schema.parse({
  id: 1,
  slug: 'evening',
  name: 'Evening',
  price: 5200,
})
const corporate = { h1: 'Heading', crumbs: [], questions: [], whatsapp: footer.whatsapp }

test.each(
  locales.flatMap(locale =>
    [
      ['the footer', <Footer key="f" {...footer} />],
      ['the footer on phones', <MobileFooter key="m" {...footer} />],
      ['a service', <ServiceOffer key="s" service={service(1)} />],
      ['a promotion', <PromotionOffer key="p" promotion={promotion} term={null} />],
    ].map(([name, view]) => ({ locale, name, view: view as ReactElement })),
  ),
)('$name has the licence and the contraindications in $locale', ({ view, locale }) => {
  const text = textOf(view, locale)
  expect(text).toContain(clinicIn(locale).licence.number)
  expect(text).toContain('25.08.2022')
  expect(text).toContain(dictionaries[locale].shell.disclaimer)
})

test.each(locales)('the insurance is offered by the named insurer in %s', locale => {
  const { name, licence } = insuranceOf(clinicIn(locale)).insurer
  for (const layout of ['desktop', 'mobile'] as const) {
    const View = inLayout(CorporateView, layout)
    const text = textOf(<View {...corporate} />, locale)
    expect(text).toContain(name)
    expect(text).toContain(licence)
  }
})

test.each(locales)('reviews state that they are patients’ opinions in %s', locale => {
  const review = { name: 'Марат', star: 5, review: 'Спасибо!', created_at: undefined }
  expect(textOf(<Reviews reviews={[review]} />, locale)).toContain(
    claimed(dictionaries[locale].doctors.details.reviewsNote),
  )
})
