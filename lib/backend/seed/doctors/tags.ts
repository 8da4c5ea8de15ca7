/**
 * Short labels that several doctors share; a label only one doctor has stands in the record.
 * Years of experience are not among them: the card shows those by itself.
 */
import type { Text } from '../types'

export const tag = {
  inKazakh: { ru: 'Ведёт приём на казахском', kk: 'Қазақ тілінде қабылдайды' },
  inEnglish: { ru: 'Говорит по-английски', kk: 'Ағылшынша сөйлейді' },
  children: { ru: 'Принимает детей', kk: 'Балаларды қабылдайды' },
  highestCategory: { ru: 'Врач высшей категории', kk: 'Жоғары санатты дәрігер' },
  firstCategory: { ru: 'Врач первой категории', kk: 'Бірінші санатты дәрігер' },
  candidate: { ru: 'Кандидат медицинских наук', kk: 'Медицина ғылымдарының кандидаты' },
  saturdays: { ru: 'Принимает по субботам', kk: 'Сенбі күні қабылдайды' },
  evenings: { ru: 'Принимает вечером', kk: 'Кешкісін қабылдайды' },
} as const satisfies Record<string, Text>
