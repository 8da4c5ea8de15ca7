import type { PackageFile } from '@/lib/kinds/check-up'
import { itemsHtml, type Text } from '@/lib/kinds/strict'
import { identified } from './ids'
import type { CheckUp, CheckUpPackage } from './records'

/** A package as the API has it, but for the records that it includes. */
export function packageOf(
  { programme, ...rest }: PackageFile,
  checkUp: Pick<CheckUp, 'id' | 'slug'>,
): Omit<CheckUpPackage, 'parts'> {
  const html = (locale: keyof Text) =>
    programme
      .map(({ title, items }) => `<h3>${title[locale]}</h3>${itemsHtml('ul', items, locale)}`)
      .join('')
  return {
    ...identified(rest, `${checkUp.slug} ${rest.name.ru}`),
    check_up_id: checkUp.id,
    program_description: { ru: html('ru'), kk: html('kk') },
  }
}
