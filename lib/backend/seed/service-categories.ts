/** The categories of services: tabs of the services pages, the first one being the top services. */
import type { SeedServiceCategory } from './types'

export const serviceCategories: readonly SeedServiceCategory[] = [
  {
    id: 1,
    slug: 'top',
    name: { ru: 'Популярные услуги', kk: 'Танымал қызметтер' },
    sort: 1,
  },
  {
    id: 2,
    slug: 'diagnostika',
    name: { ru: 'Диагностика: УЗИ, МРТ, КТ', kk: 'Диагностика: УДЗ, МРТ, КТ' },
    sort: 2,
  },
  {
    id: 3,
    slug: 'konsultatsii',
    name: { ru: 'Консультации и терапия', kk: 'Кеңестер және терапия' },
    sort: 3,
  },
  {
    id: 4,
    slug: 'ginekologiya',
    name: { ru: 'Гинекология и беременность', kk: 'Гинекология және жүктілік' },
    sort: 4,
  },
  {
    id: 5,
    slug: 'kardiologiya',
    name: { ru: 'Кардиология и сосуды', kk: 'Кардиология және қан тамырлары' },
    sort: 5,
  },
  {
    id: 6,
    slug: 'stomatologiya',
    name: { ru: 'Стоматология', kk: 'Стоматология' },
    sort: 6,
  },
  {
    id: 7,
    slug: 'pediatriya',
    name: { ru: 'Педиатрия', kk: 'Балалар денсаулығы' },
    sort: 7,
  },
  {
    id: 8,
    slug: 'protsedury',
    name: { ru: 'Процедуры и физиотерапия', kk: 'Емшаралар және физиотерапия' },
    sort: 8,
  },
]
