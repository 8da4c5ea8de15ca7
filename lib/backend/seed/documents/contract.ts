/** A paper of numbered clauses: contract, offer, policy. The clinic's details close it. */
import type { Locale } from '@/lib/i18n/locales'
import { clinicIn, mainPhone } from '@/lib/site/clinic'
import { consentVersion, editions } from '@/lib/site/legal'
import { masthead } from './html'
import { type SampleDocument, same, type Text, t } from './types'
import { address, day, hours, speaker } from './words'

export interface Contract {
  readonly name: string
  readonly title: Text
  readonly pages: SampleDocument['pages']
  readonly lead: Text
  readonly sections: readonly Section[]
  /** A second document on a page of its own, with its own numbering. */
  readonly annex?: {
    readonly title: Text
    readonly lead: Text
    readonly sections: readonly Section[]
  }
}

export interface Section {
  readonly title: Text
  readonly clauses: readonly Text[]
}

/** All papers of the sample clinic change together. */
const edition = t(
  `Редакция ${editions.length}. Действует с ${day(consentVersion)}.`,
  `${editions.length}-редакция. Қолданыла бастаған күні: ${day(consentVersion)}.`,
)

/** Details that only papers need; nobody has such numbers. */
const bank = {
  name: t('АО «Банк-образец»', '«Үлгі банк» АҚ'),
  account: same('KZ00 0000 0000 0000 0000'),
  code: same('XXXXKZXX'),
} as const

const words = {
  details: t('Реквизиты клиники', 'Клиниканың деректемелері'),
  organisation: t('Организация', 'Ұйым'),
  bin: t('БИН', 'БСН'),
  address: t('Адрес', 'Мекенжай'),
  phone: t('Телефон', 'Телефон'),
  email: t('Эл. почта', 'Эл. пошта'),
  hours: t('Часы работы', 'Жұмыс уақыты'),
  licence: t('Лицензия', 'Лицензия'),
  bank: t('Банк', 'Банк'),
  account: t('ИИК', 'ЖСК'),
  code: t('БИК', 'БСК'),
} as const

/** Makes the document of a paper. */
export function contract(source: Contract): SampleDocument {
  return {
    name: source.name,
    title: source.title,
    format: 'paper',
    pages: source.pages,
    body: (locale, look) => {
      const say = speaker(locale)
      const { annex } = source
      return `${masthead(locale, look)}
<main>
<h1>${say(source.title)}</h1>
<p class="edition">${say(edition)}</p>
<p class="lead">${say(source.lead)}</p>
${numbered(source.sections, locale)}
${details(locale)}
${annex ? `<div class="part"><h1>${say(annex.title)}</h1><p class="lead">${say(annex.lead)}</p>${numbered(annex.sections, locale)}</div>` : ''}
</main>`
    },
  }
}

/** The clinic as a party of a contract. */
function details(locale: Locale): string {
  const say = speaker(locale)
  const clinic = clinicIn(locale)
  const { number, issued } = clinic.licence
  const rows = [
    [words.organisation, clinic.legalName],
    [words.bin, clinic.bin],
    [words.address, address(locale)],
    [words.hours, hours(locale)],
    [words.licence, `№\u00a0${number}, ${day(issued)}`],
    [words.phone, mainPhone(clinic).label],
    [words.bank, say(bank.name)],
    [words.email, clinic.email],
    [words.account, say(bank.account)],
    [words.code, say(bank.code)],
  ] as const
  const cells = rows.map(([term, value]) => `<div><dt>${say(term)}</dt><dd>${value}</dd></div>`)
  return `<section><h2>${say(words.details)}</h2><dl>${cells.join('')}</dl></section>`
}

function numbered(sections: readonly Section[], locale: Locale): string {
  const say = speaker(locale)
  const section = ({ title, clauses }: Section, index: number) => {
    const number = index + 1
    const rows = clauses.map(
      (clause, order) =>
        `<div class="clause"><span>${number}.${order + 1}.</span><p>${say(clause)}</p></div>`,
    )
    return `<section><h2>${number}. ${say(title)}</h2>${rows.join('')}</section>`
  }
  return sections.map(section).join('\n')
}
