import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AboutView } from '@/components/screens/About/desktop/AboutView'
import { AboutView as MobileAbout } from '@/components/screens/About/mobile/AboutView'
import { ContactsView as SharedContacts } from '@/components/screens/Contacts/ContactsView'
import { CorporateView as SharedCorporate } from '@/components/screens/Corporate/CorporateView'
import { promotionKind } from '@/lib/kinds/promotion'
import { type Locale, locales } from '@/lib/routing/locales'
import type { ContactsData } from '@/lib/screens/contacts'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'
import { claimed } from '../../../support/sample'
import { inLayout } from '../support/in-layout'
import { Site } from '../support/site'

const ContactsView = inLayout(SharedContacts, 'desktop')
const MobileContacts = inLayout(SharedContacts, 'mobile')
const CorporateView = inLayout(SharedCorporate, 'desktop')
const MobileCorporate = inLayout(SharedCorporate, 'mobile')

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Here', path: '/here' },
]
const common = { h1: 'Heading', crumbs }

const promotion = promotionKind.schema.parse({
  id: 1,
  slug: 'evening',
  name: 'Evening',
  price: 5200,
})
const careersUrl = 'https://careers.example/'
const facts = {
  servicePrices: 'yes',
  analysisPrices: 'yes',
  checkUpsPriced: 'yes',
  doctorsTold: 'yes',
} as const
const about = { ...common, lead: 'Lead.', promotion, missing: [], facts, careersUrl }
const answers: ContactsData['facts'] = [
  { id: 'osms', label: 'State insurance', text: 'Not here.', entries: [] },
  {
    id: 'insurers',
    label: 'Insurers',
    text: 'These:',
    entries: [{ label: 'First', href: 'https://first.example/' }, { label: 'Second' }],
  },
]
const contacts = { ...common, mapUrl: null, specialDays: [], facts: answers, missing: [] }
const corporate = {
  ...common,
  questions: [{ question: 'Whose?', answer: 'Theirs.' }],
  whatsapp: 'https://wa.me/77990000101',
}

function html(view: ReactElement, locale: Locale): string {
  return renderToStaticMarkup(<Site locale={locale}>{view}</Site>)
}

const pieces = (page: string) =>
  new Set(
    page
      .split(/<[^>]+>/)
      .map(text => text.trim())
      .filter(Boolean),
  )
const links = (page: string) =>
  [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).sort()

const tabsOf = ({ about }: typeof ru) => [claimed(about.ecosystem.tab), about.careers.tab]
/** Desktops show without tabs what these labels stand for. */
const tabsOfPhones = { ru: tabsOf(ru), kk: tabsOf(kk) }

const views = [
  ['about', <AboutView key="d" {...about} />, <MobileAbout key="m" {...about} />],
  ['contacts', <ContactsView key="d" {...contacts} />, <MobileContacts key="m" {...contacts} />],
  [
    'corporate',
    <CorporateView key="d" {...corporate} />,
    <MobileCorporate key="m" {...corporate} />,
  ],
] as const

test.each(
  locales.flatMap(locale => views.map(([name, wide, phone]) => ({ locale, name, wide, phone }))),
)('$name in $locale: both layouts have the same texts and links', page => {
  const [wide, phone] = [html(page.wide, page.locale), html(page.phone, page.locale)]
  const onPhone = [...pieces(phone)].filter(text => !tabsOfPhones[page.locale].includes(text))
  expect(onPhone.toSorted()).toEqual([...pieces(wide)].toSorted())
  expect([...new Set(links(phone))]).toEqual([...new Set(links(wide))])
  expect(phone.match(/<h1/g)).toHaveLength(1)
})

test('what patients ask has anchors, links as far as there are any, and no heading without it (B1241)', () => {
  const page = html(<ContactsView {...contacts} />, 'ru')
  expect(page).toContain('<div id="osms"><dt>State insurance</dt><dd>Not here.</dd></div>')
  expect(page).toMatch(/These: <a href="https:\/\/first.example\/"[^>]*>First.*<\/a>, Second<\/dd>/)
  expect(html(<ContactsView {...contacts} facts={[]} />, 'ru')).not.toContain('id="facts"')
})

test('the photographs of the clinic are plain links to the large pictures, with their words', () => {
  const page = html(<AboutView {...about} />, 'kk')
  expect(page).toContain('<a href="/files/home/about.webp" target="_blank"')
  expect(page).toContain('alt="Клиниканың дәлізі"')
  const gallery = page.slice(page.indexOf('id="gallery"'), page.indexOf('id="ecosystem"'))
  const pictures = gallery.match(/<img [^>]*>/g) ?? []
  expect(pictures).toHaveLength(4)
  for (const picture of pictures)
    expect(picture).toMatch(/width="640".*height="480".*loading="lazy"/)
  expect(html(<ContactsView {...contacts} />, 'kk')).toContain('href="/kk/about-us#gallery"')
})

test('the page about the clinic says nothing of vacancies, and links nothing, that it has not', () => {
  const missing = ['articles', 'checkUps', 'corporate'] as const
  for (const View of [AboutView, MobileAbout]) {
    const page = html(<View {...about} missing={missing} careersUrl={null} />, 'ru')
    expect(page).toContain(claimed(ru.about.ecosystem.doctors.text))
    for (const text of [ru.about.careers.title, ru.about.careers.tab, ru.about.checkUp.title])
      expect(page).not.toContain(text)
    expect(page).not.toMatch(/href="\/(posts|check-up|corporate-clients)/)
  }
})

test('the page about the clinic renders without promotions', () => {
  const page = html(<AboutView {...about} promotion={null} />, 'ru')
  expect(page).not.toContain(ru.about.promotion.title)
  expect(page).toContain(ru.about.careers.insurance.title)
})
