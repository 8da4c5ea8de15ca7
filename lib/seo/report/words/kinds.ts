/** Names of pages, visitors and columns for people. */
import type { Change, PageRow, Repeat, Severity } from '../data'

export const kindNames: Readonly<Record<PageRow['kind'], string>> = {
  home: 'Главная',
  landingClinic: 'Посадочная «клиника»',
  landingMedCentre: 'Посадочная «мед. центр»',
  landingMedcentre: 'Посадочная «медцентр»',
  landingMedicalCentre: 'Посадочная «медицинский центр»',
  servicesTop: 'Популярные услуги',
  servicesCategory: 'Категории услуг',
  service: 'Услуги',
  doctors: 'Список врачей',
  doctorsOfSpecialty: 'Специальности',
  doctor: 'Врачи',
  promotions: 'Список акций',
  promotionsCosmetology: 'Акции косметологии',
  promotion: 'Акции',
  posts: 'Список статей',
  post: 'Статьи',
  analyses: 'Все анализы',
  analysesOfCategory: 'Категории анализов',
  analysis: 'Анализы',
  estimate: 'Расчёт анализов',
  checkUps: 'Список чекапов',
  parentCheckUp: 'Чекапы',
  checkUp: 'Программы чекапов',
  about: 'О клинике',
  contacts: 'Контакты',
  corporate: 'Корпоративным клиентам',
  siteMap: 'Карта сайта',
  search: 'Поиск',
  request: 'Заявка',
  requestAccepted: 'Заявка принята',
  other: 'Прочее',
}

/** Who looked; others are named as they are. */
export const visitorNames: Readonly<Record<string, string>> = {
  curl: 'Компьютер',
  googlebot: 'Googlebot (телефон)',
  yandex: 'YandexBot',
}

export const languageNames = { ru: 'Русский', kk: 'Казахский' } as const

export const severityGroups: Readonly<Record<Severity, string>> = {
  error: 'Ошибки',
  warning: 'Предупреждения',
  hint: 'Советы',
}

export const severityNotes: Readonly<Record<Severity, string>> = {
  error: 'Мешают попасть в поиск или вводят посетителей в заблуждение. Исправьте в первую очередь.',
  warning:
    'Сайт работает, но поисковики доверяют ему меньше. Исправьте, когда ошибок не останется.',
  hint: 'Ничего не сломано. Так можно стать заметнее.',
}

export const repeatNames: Readonly<Record<Repeat['what'], string>> = {
  title: 'Заголовки',
  description: 'Описания',
  body: 'Тексты страниц',
}

/** Fields that are held against the report before. */
export const fieldNames: Readonly<Record<Change['field'], string>> = {
  status: 'Ответ сервера',
  title: 'Заголовок',
  description: 'Описание',
  h1: 'Заголовок h1',
  canonical: 'Основной адрес',
  robots: 'Указание роботам',
  words: 'Слов на странице',
}

/** What R9 finds different on a phone. */
export const differenceNames: Readonly<Record<string, string>> = {
  title: 'заголовок',
  description: 'описание',
  robots: 'указание роботам',
  canonical: 'основной адрес',
  hreflang: 'ссылки на языки',
  h1: 'h1',
  'structured data': 'разметка',
  links: 'ссылки',
}
