/** `clinic.yaml` of a clinic that is begun, with what each field means. */
import { phoneLabel } from '@/lib/clinic/clinic'
import { hoursField, hoursOf } from '@/lib/clinic/hours-file'
import { hoursList } from '@/lib/clinic/hours-text'
import { type Locale, locales } from '@/lib/routing/locales'
import words from '@/messages/new-clinic.json'
import { type Facts, formsOf, hoursIn, locationOf } from './facts'
import { documentNames, pictureNames } from './files'

/** JSON strings, lists and objects are YAML, too. */
const quoted = (value: unknown) => JSON.stringify(value)

const both = (of: (locale: Locale) => unknown) =>
  `{ ${locales.map(locale => `${locale}: ${quoted(of(locale))}`).join(', ')} }`

/** @param today the day of the first edition of the privacy policy: `2026-01-31` */
export function clinicYaml(facts: Facts, today: string): string {
  const { latitude, longitude } = locationOf(facts.location)
  const years = Math.max(1, Number(today.slice(0, 4)) - Number(facts.founded))
  const said = (key: keyof typeof words.ru.facts) => both(locale => words[locale].facts[key])
  const papers = documentNames.map(
    name => `  ${name}: { ru: /files/documents/${name}.pdf, kk: /files/documents/kk/${name}.pdf }`,
  )
  return `# The clinic's facts. Every page, the structured data and the feeds read them here. Words stand in
# both languages, Russian (ru) and Kazakh (kk). What is marked CHANGE is not known yet.

name: ${both(locale => facts[`name-${locale}`])}
legal_name: ${both(locale => facts[`legal-${locale}`])}
# Business identification number, 12 digits.
bin: ${quoted(facts.bin)}
# Year of foundation.
founded: ${quoted(facts.founded)}

# As they are dialled; the first is the one that headers and buttons show.
phones: [${quoted(facts.phone)}]
whatsapp: ${quoted(facts.whatsapp)}
email: ${quoted(facts.email)}

# The town as titles and sentences name it: by itself; where; whose.
city:
  ru: ${quoted(formsOf(facts['city-ru']))}
  kk: ${quoted(formsOf(facts['city-kk']))}
street: ${both(locale => facts[`street-${locale}`])}
postal_code: ${quoted(facts['postal-code'])}
# Degrees, as map services give them.
location: { latitude: ${latitude}, longitude: ${longitude} }

# How to find the door, as far as it helps; each may be left out.
# arrival:
#   stop: { ru: …, kk: … }
#   parking: { ru: …, kk: … }
#   entrance: { ru: …, kk: … }
#   floor: { ru: …, kk: … }

# By the clinic's clock: { opens, closes } of every day, or groups of days; days without a group are
# closed. '0:00-24:00' is round the clock, '20:00-8:00' ends on the day after. Holidays and other days
# that differ are exceptions: without \`open\` the clinic is closed.
hours: ${quoted(hoursIn(facts.hours))}
# hours:
#   week:
#     - { days: mon-fri, open: ['8:00-13:00', '14:00-20:00'] }
#     - { days: sat, open: ['9:00-14:00'] }
#   exceptions:
#     - { from: 2027-01-01, until: 2027-01-02, reason: { ru: …, kk: … } }
#     - { from: 2027-01-07, open: ['9:00-14:00'] }
# Lines above the header of every page, with an address if they lead somewhere.
# notices:
#   - { from: 2026-12-25 9:00, until: 2026-12-31 18:00, text: { ru: …, kk: … }, link: /contacts }
# Of the laboratory, where it takes analyses at other times; said in the same ways.
# laboratory_hours: { opens: '7:30', closes: '12:00' }

# CHANGE: what the clinic is, in a few words.
about:
  # Under the name in the header.
  tagline: ${said('tagline')}
  # Goes on after the years of work.
  text: ${said('text')}
  # Where analyses are made; without a full stop.
  laboratory: ${said('laboratory')}
  # On the home page of phones.
  advantages:
    - ${said('advantage')}
  # What the drawn map shows (\`map\` of the pictures), for those who do not see it.
  map: ${said('map')}

# What the texts of the site itself may say of the clinic, as far as it is so: own_laboratory (the usual
# analyses are made here), own_imaging (X-rays, CT, MRI), one_building (all of it under one roof),
# general_practice (therapists and specialists), walk_in (analyses without an appointment),
# video_advice (which doctor to see, by video),
# staff_benefits (training, pay and insurance of the staff, on the page about the clinic),
# holiday_discounts (the evening discounts hold on days off, too), visit_standards (doctors examine before
# they prescribe, write the plan down, and hand out all results), two_visit_check_up (one or two visits
# are enough), check_up_report (a doctor sums up the results with the patient), company_service (a manager
# for each company, quick contracts, one bill a month), open_deposit (for everybody, of any sum, relatives
# of any age included), review_consent (patients agreed that their reviews stand on the site, translated
# where needed).
claims: []

# What search boxes offer before anything is typed: names that the search finds.
# search:
#   all: { popular: { ru: [ … ], kk: [ … ] } }

# CHANGE: headline figures of the company pages; 0 is not shown. Prices in tenge.
figures:
  years: ${years}
  patients: 0
  # The cheapest MRI or CT.
  imaging_from: 0
  # From when the evening discounts hold; left out without any.
  # evening_from: '16:00'
  # How many of the staff take part in a check-up.
  # check_up_staff: 50

# Tenge for drawing blood, once a visit; left out, nothing is added.
# blood_drawing: 1000

licence:
  number: ${quoted(facts.licence)}
  issued: ${quoted(facts['licence-date'])}
  # CHANGE: all that the licence permits, and what of the site's offer rests on it: slugs of
  # specialties.yaml and of service-categories.yaml.
  activities:
    - name: ${both(locale => facts[`activity-${locale}`])}
      specialties: []
      service_categories: []

# Terms of the insurance for companies, and of a deposit for visits. Without both the site has no page
# for companies.
# insurance:
#   # Insured staff of a company, at least; years of age, both included; calendar years of a contract.
#   min_staff: 10
#   min_age: 18
#   max_age: 63
#   years: 1
#   # What it pays for, as far as it does: emergency, assistant, outpatient, dental, inpatient, overseas,
#   # rehabilitation. Where it holds; whether families of the staff may be insured, too; whether the
#   # insurer takes nobody with a disability of group I or II. What is left out, the page does not say.
#   includes: [ outpatient, dental ]
#   territory: { ru: …, kk: … }
#   relatives: true
#   without_disability: true
#   # Who bears the risk, with the number of the licence of the financial regulator.
#   insurer: { name: { ru: …, kk: … }, licence: … }
# Working days until what is unused of a deposit is returned; carried_over: true if it may stay for the next period.
# deposit: { refund_days: 10 }

# Addresses of the clinic's own pages elsewhere; what it does not have is left out.
socials: {}
  # instagram: https://…
  # facebook: https://…
  # youtube: https://…
# The page with vacancies, on another site.
# careers: https://…

# Days from which the editions of the privacy policy hold, the published one last.
policy_editions: [${quoted(today)}]

# PDF files. \`npm run documents\` makes all but the licence of the texts in \`documents/\`.
documents:
${papers.join('\n')}

# Pictures of the clinic itself, which lie in \`files/\`.
pictures:
${Object.entries(pictureNames)
  .map(([key, name]) => `  ${key}: /files/${name}`)
  .join('\n')}

# Photographs of the clinic: kind is interior, equipment or certificate; alt says what is to be seen.
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
