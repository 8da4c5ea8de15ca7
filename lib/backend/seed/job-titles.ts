/**
 * Specialties of the seed's doctors.
 *
 * In Kazakh the everyday name comes first where patients use one, with the term in brackets:
 * the column of specialties is grouped by first letter, and people look under the name they say.
 */
import type { SeedJobTitle } from './types'

export const jobTitles: readonly SeedJobTitle[] = [
  { id: 1, name: { ru: 'Терапевт', kk: 'Терапевт' } },
  { id: 2, name: { ru: 'Кардиолог', kk: 'Кардиолог' } },
  { id: 3, name: { ru: 'Невролог', kk: 'Невролог' } },
  { id: 4, name: { ru: 'Гинеколог', kk: 'Гинеколог' } },
  { id: 5, name: { ru: 'Уролог', kk: 'Уролог' } },
  { id: 6, name: { ru: 'Эндокринолог', kk: 'Эндокринолог' } },
  { id: 7, name: { ru: 'Гастроэнтеролог', kk: 'Гастроэнтеролог' } },
  { id: 8, name: { ru: 'Дерматолог', kk: 'Тері дәрігері (дерматолог)' } },
  { id: 9, name: { ru: 'Офтальмолог', kk: 'Көз дәрігері (офтальмолог)' } },
  {
    id: 10,
    name: { ru: 'Оториноларинголог (ЛОР)', kk: 'Құлақ-мұрын-тамақ дәрігері (ЛОР)' },
  },
  { id: 11, name: { ru: 'Хирург', kk: 'Хирург' } },
  { id: 12, name: { ru: 'Травматолог-ортопед', kk: 'Травматолог-ортопед' } },
  { id: 13, name: { ru: 'Педиатр', kk: 'Балалар дәрігері (педиатр)' } },
  { id: 14, name: { ru: 'Косметолог', kk: 'Косметолог' } },
  { id: 15, name: { ru: 'Стоматолог', kk: 'Тіс дәрігері (стоматолог)' } },
  { id: 16, name: { ru: 'Онколог', kk: 'Онколог' } },
  { id: 17, name: { ru: 'Врач УЗИ-диагностики', kk: 'Ультрадыбыстық диагностика дәрігері' } },
]
