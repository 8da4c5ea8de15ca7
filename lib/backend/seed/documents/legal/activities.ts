/**
 * What the licence of the clinic permits. Each line names what of the site's offer rests on it:
 * job titles of doctors by id, categories of services by id, and categories of promotions.
 */
import type { PromotionCategory } from '@/lib/entities/promotion'
import { type Text, t } from '../types'

export interface Activity {
  readonly name: Text
  readonly jobTitles?: readonly number[]
  readonly services?: readonly number[]
  readonly promotions?: readonly PromotionCategory[]
}

export const activities: readonly Activity[] = [
  {
    name: t(
      'Консультативно-диагностическая помощь взрослым',
      'Ересектерге консультациялық-диагностикалық көмек',
    ),
    services: [1, 3],
  },
  {
    name: t(
      'Консультативно-диагностическая помощь детям',
      'Балаларға консультациялық-диагностикалық көмек',
    ),
    services: [7],
    promotions: ['childhood'],
  },
  { name: t('Терапия, педиатрия', 'Терапия, педиатрия'), jobTitles: [1, 13] },
  {
    name: t('Кардиология, неврология', 'Кардиология, неврология'),
    jobTitles: [2, 3],
    services: [5],
  },
  {
    name: t('Эндокринология, гастроэнтерология', 'Эндокринология, гастроэнтерология'),
    jobTitles: [6, 7],
  },
  {
    name: t('Акушерство и гинекология, урология', 'Акушерлік және гинекология, урология'),
    jobTitles: [4, 5],
    services: [4],
  },
  {
    name: t(
      'Хирургия, травматология и ортопедия, анестезиология',
      'Хирургия, травматология және ортопедия, анестезиология',
    ),
    jobTitles: [11, 12],
    promotions: ['surgery'],
  },
  {
    name: t('Офтальмология, оториноларингология', 'Офтальмология, оториноларингология'),
    jobTitles: [9, 10],
  },
  {
    name: t('Дерматология и косметология', 'Дерматология және косметология'),
    jobTitles: [8, 14],
    promotions: ['cosmetology'],
  },
  {
    name: t('Стоматология', 'Стоматология'),
    jobTitles: [15],
    services: [6],
    promotions: ['dentistry'],
  },
  { name: t('Онкология', 'Онкология'), jobTitles: [16], promotions: ['oncology'] },
  {
    name: t('Лучевая и ультразвуковая диагностика', 'Сәулелік және ультрадыбыстық диагностика'),
    jobTitles: [17],
    services: [2],
    promotions: ['diagnostics'],
  },
  {
    name: t(
      'Эндоскопическая, функциональная и лабораторная диагностика',
      'Эндоскопиялық, функционалдық және зертханалық диагностика',
    ),
  },
  {
    name: t('Медицинская реабилитация и физиотерапия', 'Медициналық оңалту және физиотерапия'),
    services: [8],
  },
  {
    name: t('Экспертиза временной нетрудоспособности', 'Еңбекке уақытша жарамсыздық сараптамасы'),
  },
]
