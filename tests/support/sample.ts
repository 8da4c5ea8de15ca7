/**
 * Texts of the sample content, read without modules of the site, as Playwright loads this file,
 * too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { ClinicFile } from '../../lib/clinic/schema'

export const facts = parse(readFileSync('content/clinic.yaml', 'utf8')) as ClinicFile

/** The first paragraph of a page, such as `home`. */
export function leadOf(page: string, locale: 'ru' | 'kk'): string {
  const [, front = ''] = readFileSync(`content/pages/${page}.${locale}.md`, 'utf8').split('---\n')
  return (parse(front) as { lead: string }).lead
}

/** A text as the sample shows it, of which all claims are so, also within others. */
export function claimed(text: string): string {
  const said = text.replace(/\{\w+, select, yes \{([^{}]*)\} other \{[^{}]*\}\}/g, '$1')
  return said === text ? said : claimed(said)
}

/** Words that identify the sample clinic: names, numbers, people, pictures and places. */
function wordsOfSample(): string[] {
  const { name, legal_name, street, phones, socials, figures, insurance, location, about } = facts
  const { insurers, results } = facts
  const { advantages, ...words } = about
  const digits = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '[\\s\u00a0]')
  const doctors = readdirSync('content/doctors').flatMap(file => {
    const { name } = parse(readFileSync(`content/doctors/${file}`, 'utf8')) as ClinicFile
    return [name.ru, name.kk]
  })
  // Any clinic has its papers in a folder of the same name.
  const folders = readdirSync('content/files').filter(name => name !== 'documents')
  const written = [
    ...Object.values(name),
    ...Object.values(legal_name),
    ...Object.values(street),
    ...phones,
    ...phones.map(phone => phone.replace(/^\+7(...)(...)(..)(..)$/, '($1) $2-$3-$4')),
    ...Object.values(socials),
    ...[...Object.values(words), ...advantages].flatMap(said => Object.values(said)),
    // All forms of the town.
    ...['Алмат', 'Almaty'],
    ...[insurance?.insurer, ...insurers].flatMap(insurer => Object.values(insurer?.name ?? {})),
    ...doctors,
    ...[facts.bin, facts.email, facts.postal_code, facts.licence.number],
    ...[facts.careers, results, insurance?.insurer.licence].flatMap(each => each ?? []),
    ...[String(location.latitude), String(location.longitude)],
    ...folders.map(name => `/files/${name}/`),
  ]
  const escaped = written.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [...escaped, digits(figures.patients), digits(figures.imaging_from)]
}

/** Finds the sample clinic in what shows another one. */
export const traces = new RegExp(wordsOfSample().join('|'), 'g')
