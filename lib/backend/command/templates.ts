/**
 * What `npm run content -- new` writes: the fields of a record in the order in which they are filled
 * in, with what they mean. `{id}`, `{slug}`, `{package}` and `{today}` are filled in.
 */
import 'server-only'

const both = `
  ru: ''
  kk: ''`

const flags = `# For children, for adults: at least one of the two.
is_for_childs: false
is_for_olders: true`

const updated = `# The day of the last change.
updated_at: {today}
`

const doctor = `# A doctor: the name of this file is the address of the page, /doctors-list/{slug}.
# The number stays the same for ever.
id: {id}
# Surname, name and patronymic.
name:${both}
# A picture of public/ or, as /files/…, of files/ in the content folder; null: a placeholder.
image: null
# Slugs of specialties.yaml, the main one first.
specialties: []
# Whole tenge; null: on request.
first_appointment: null
repeated_appointment: null
# Whole years.
experience: 0
# 0 to 5, one decimal; 0: not rated.
rating: 0
# Short labels.
tags: []
#  - { ru: …, kk: … }
# Two or three sentences.
description:${both}
education: []
#  - graduation_year: 2008
#    university: { ru: …, kk: … }
advance_trainings: []
#  - year: 2021
#    training: { ru: …, kk: … }
#    institution: { ru: …, kk: … }
# Real ones alone, with written consent.
reviews: []
#  - name: { ru: …, kk: … }
#    star: 5
#    review: { ru: …, kk: … }
#    created_at: {today}
${updated}`

const service = `# A service: the name of this file is the address of the page, /services/details/{slug}.
# The number stays the same for ever.
id: {id}
name:${both}
# A slug of service-categories.yaml.
category: ''
# For a first visit to a doctor: the specialty. The price is then that of the cheapest doctor.
# visit_to: kardiolog
# Whole tenge, the discount already taken off; null: on request.
price: null
# Percent, or null.
discount: null
image: ''
# The PDF with the preparation, or null.
file: null
# In the menu of the header.
in_header: false
${flags}
description:${both}
# What is included.
list_description:
  - ru: ''
    kk: ''
# What happens, in order.
journey_description:
  - name: { ru: '', kk: '' }
    description: { ru: '', kk: '' }
# Who must not have it, or null.
warning: null
${updated}`

const promotion = `# A promotion: the name of this file is the address of the page, /promotions/{slug}.
# The number stays the same for ever.
id: {id}
name:${both}
# diagnostics, surgery, dentistry, plastic, cosmetology, ivf, childhood or oncology.
category: ''
# Whole tenge, the discount already taken off.
price: null
# Percent.
discount: 10
# Names of files in services/ that it consists of: the price is compared with theirs.
services: []
# Specialties of the doctors whom it offers a visit to.
visits_to: []
image: null
# The PDF with the preparation, or null.
file: null
# Minutes until the result is there, or null.
result_in_time: null
# A gift certificate.
is_certificate: false
${flags}
description:${both}
# What is included.
list_description:
  - ru: ''
    kk: ''
# What happens on the visit, in order.
journey_description:
  - ru: ''
    kk: ''
# Who must not have it, or null.
warning: null
${updated}`

const checkUp = `# A check-up: the name of this file is the address of the page, /check-up/adults-details/{slug}.
# The number stays the same for ever.
id: {id}
# A slug of parent-check-ups.yaml.
parent: ''
name:${both}
short_description:${both}
packages:
  - id: {package}
    name: { ru: '', kk: '' }
    # Whole tenge: a general price, or one for women and one for men.
    general_price: null
    female_check_up_price: null
    male_check_up_price: null
    programme:
      - title: { ru: '', kk: '' }
        # sex: female
        # notes: true        what is to be known: it has no price
        items:
          # visit_to (a specialty), service (a file in services/) or analysis (a slug of
          # analyses.csv, or a list of them) say where its price is known from; price says it
          # where the site does not. The whole must not cost more than its parts.
          - ru: ''
            kk: ''
${updated}`

const specialty = `
# {slug} is how doctors, services and promotions name it; the number stands in addresses.
- id: {id}
  slug: {slug}
  name: { ru: '', kk: '' }
`

const serviceCategory = `
# The place among the tabs is sort; the one with 1 is the top services.
- id: {id}
  slug: {slug}
  name: { ru: '', kk: '' }
  sort: {id}
`

const parentCheckUp = `
- id: {id}
  slug: {slug}
  name: { ru: '', kk: '' }
  short_description: { ru: '', kk: '' }
  # Short labels.
  short_tags: []
  image: ''
  updated_at: {today}
`

const banner = `
# {slug}
- id: {id}
  name: { ru: '', kk: '' }
  description: { ru: '', kk: '' }
  # Path on the site, without /kk.
  link: ''
  # Wide, for computers; and tall, for phones.
  image: ''
  mob_image: ''
`

const postRu = `---
# An article: the name of this file is the address of the page, /posts/{slug}. What is said here holds
# for both languages; {slug}.kk.md has the name and the text in Kazakh.
id: {id}
name: ''
# The doctor who checked the text: the name of a file in doctors/, or null.
doctor: null
image: ''
# Stands out among the cards.
is_certificate: false
# For whom it is.
is_for_childs: false
is_for_olders: false
created_at: {today}
updated_at: {today}
---

`

const postKk = `---
name: ''
---

`

const page = `---
# The title of the tab and of search results: 30 to 65 characters.
title: ''
# 70 to 170 characters.
description: ''
keywords: []
# In place of the page's own heading:
# h1: …
---

`

/** Kinds with files of their own: for each file what it is called and what stands in it. */
export const ownFiles = {
  doctor: { 'doctors/{slug}.yaml': doctor },
  service: { 'services/{slug}.yaml': service },
  promotion: { 'promotions/{slug}.yaml': promotion },
  'check-up': { 'check-ups/{slug}.yaml': checkUp },
  post: { 'posts/{slug}.ru.md': postRu, 'posts/{slug}.kk.md': postKk },
  page: { 'pages/{slug}.ru.md': page, 'pages/{slug}.kk.md': page },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** Kinds that are a list in one file: what is added to its end. */
export const listed = {
  specialty: { file: 'specialties.yaml', text: specialty },
  'service-category': { file: 'service-categories.yaml', text: serviceCategory },
  'parent-check-up': { file: 'parent-check-ups.yaml', text: parentCheckUp },
  banner: { file: 'banners.yaml', text: banner },
} as const

/** Kinds that are a line of a table. */
export const tables = {
  analysis: 'analyses.csv',
  'analysis-category': 'analysis-categories.csv',
} as const
