/** `clinic.yaml` of a clinic that is begun, with what each field means. */
import { phoneLabel } from '@/lib/clinic/clinic'
import { hoursField, hoursOf } from '@/lib/clinic/hours-file'
import { hoursList } from '@/lib/clinic/hours-text'
import { type Locale, locales } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import type { Agreeing, Language } from '@/lib/text/sentences'
import { clinicNotes } from '@/messages/clinic-notes'
import words from '@/messages/new-clinic.json'
import { type Facts, formsOf, hoursIn, locationOf } from './facts'
import { documentNames, pictureNames } from './files'

/** Comments of the file. */
const notes: Agreeing<typeof clinicNotes> = clinicNotes

/** JSON strings, lists and objects are YAML, too. */
const quoted = (value: unknown) => JSON.stringify(value)

const both = (of: (locale: Locale) => unknown) =>
  `{ ${locales.map(locale => `${locale}: ${quoted(of(locale))}`).join(', ')} }`

/** @param today the day of the first edition of the privacy policy: `2026-01-31` */
export function clinicYaml(facts: Facts, today: string, language: Language): string {
  const change = notes.change[language]
  const note = (code: keyof typeof notes, start = '# ') =>
    fill(notes[code][language], { change })
      .split('\n')
      .map(line => start + line)
      .join('\n')
  const { latitude, longitude } = locationOf(facts.location)
  const said = (key: keyof typeof words.ru.facts) => both(locale => words[locale].facts[key])
  const papers = documentNames.map(
    name => `  ${name}: { ru: /files/documents/${name}.pdf, kk: /files/documents/kk/${name}.pdf }`,
  )
  return `${note('heading')}

name: ${both(locale => facts[`name-${locale}`])}
legal_name: ${both(locale => facts[`legal-${locale}`])}
${note('bin')}
bin: ${quoted(facts.bin)}
${note('founded')}
founded: ${quoted(facts.founded)}

${note('phones')}
phones: [${quoted(facts.phone)}]
whatsapp: ${quoted(facts.whatsapp)}
email: ${quoted(facts.email)}
${note('phoneCountries')}
# phone_countries: [ kg, uz ]

${note('city')}
city:
  ru: ${quoted(formsOf(facts['city-ru']))}
  kk: ${quoted(formsOf(facts['city-kk']))}
street: ${both(locale => facts[`street-${locale}`])}
postal_code: ${quoted(facts['postal-code'])}
${note('location')}
location: { latitude: ${latitude}, longitude: ${longitude} }

${note('arrival')}
# arrival:
#   stop: { ru: …, kk: … }
#   parking: { ru: …, kk: … }
#   entrance: { ru: …, kk: … }
#   floor: { ru: …, kk: … }

${note('hours')}
hours: ${quoted(hoursIn(facts.hours))}
# hours:
#   week:
#     - { days: mon-fri, open: ['8:00-13:00', '14:00-20:00'] }
#     - { days: sat, open: ['9:00-14:00'] }
#   exceptions:
#     - { from: 2027-01-01, until: 2027-01-02, reason: { ru: …, kk: … } }
#     - { from: 2027-01-07, open: ['9:00-14:00'] }
${note('notices')}
# notices:
#   - { from: 2026-12-25 9:00, until: 2026-12-31 18:00, text: { ru: …, kk: … }, link: /contacts }
${note('laboratoryHours')}
# laboratory_hours: { opens: '7:30', closes: '12:00' }

${note('about')}
about:
${note('tagline', '  # ')}
  tagline: ${said('tagline')}
${note('text', '  # ')}
  text: ${said('text')}
${note('laboratory', '  # ')}
  laboratory: ${said('laboratory')}
${note('advantages', '  # ')}
  advantages:
    - ${said('advantage')}
${note('map', '  # ')}
  map: ${said('map')}

${note('claims')}
claims: []

${note('search')}
# search:
#   all: { popular: { ru: [ … ], kk: [ … ] } }

${note('figures')}
figures:
  years: 0
  patients: 0
${note('imagingFrom', '  # ')}
  imaging_from: 0
${note('eveningFrom', '  # ')}
  # evening_from: '16:00'
${note('checkUpStaff', '  # ')}
  # check_up_staff: 50

${note('bloodDrawing')}
# blood_drawing: 1000

${note('payment')}
# payment: { cash: yes, card: yes, kaspi: yes, transfer: no, instalments: no, osms: no }
${note('insurers')}
# insurers:
#   - { name: { ru: …, kk: … }, url: https://…, until: '2027-12-31' }
${note('results')}
# results: https://…

licence:
  number: ${quoted(facts.licence)}
  issued: ${quoted(facts['licence-date'])}
${note('validUntil', '  # ')}
  # valid_until: '2031-08-25'
${note('activities', '  # ')}
  activities:
    - name: ${both(locale => facts[`activity-${locale}`])}
      specialties: []
      service_categories: []

${note('insurance')}
# insurance:
${note('insuredStaff', '#   # ')}
#   min_staff: 10
#   min_age: 18
#   max_age: 63
#   years: 1
${note('insuredParts', '#   # ')}
#   includes: [ outpatient, dental ]
#   territory: { ru: …, kk: … }
#   relatives: true
#   without_disability: true
${note('insurer', '#   # ')}
#   insurer: { name: { ru: …, kk: … }, licence: … }
${note('deposit')}
# deposit: { refund_days: 10 }

${note('socials')}
socials: {}
  # instagram: https://…
  # facebook: https://…
  # youtube: https://…
${note('reviews')}
# reviews: { dgis: https://…, google: https://…, yandex_maps: https://…, doq: https://… }
${note('careers')}
# careers: https://…

${note('policyEditions')}
policy_editions: [${quoted(today)}]

${note('documents')}
documents:
${papers.join('\n')}

${note('colors')}
# colors: { primary: '#0f766e', accent: '#b45309' }

${note('pictures')}
pictures:
${Object.entries(pictureNames)
  .map(([key, name]) => `  ${key}: /files/${name}`)
  .join('\n')}

${note('gallery')}
gallery: []
`
}

/** What texts in a language say of the clinic, as values of their placeholders. */
export function valuesIn(facts: Facts, locale: Locale) {
  const city = formsOf(facts[`city-${locale}`])
  return {
    name: facts[`name-${locale}`],
    city: city.name,
    inCity: city.in,
    ofCity: city.of,
    street: facts[`street-${locale}`],
    hours: hoursList(hoursOf(hoursField.file.parse(hoursIn(facts.hours)), locale), locale),
    phone: phoneLabel(facts.phone),
    email: facts.email,
    licence: facts.licence,
  }
}
