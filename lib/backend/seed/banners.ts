/** The banners of the home page slider. Pictures: one wide for the desktop, one tall for phones. */
import type { SeedBanner } from './types'

export const banners: readonly SeedBanner[] = [
  {
    id: 1,
    name: { ru: 'Check-up за один-два визита', kk: 'Check-up: бір-екі рет келу жеткілікті' },
    description: {
      ru: 'Консультации, анализы и диагностика по одной программе, с заключением врача',
      kk: 'Бір бағдарламамен кеңес, талдау, диагностика және дәрігер қорытындысы',
    },
    link: '/check-up/list',
    image: '/images/banners/1-desktop.webp',
    mob_image: '/images/banners/1-mobile.webp',
  },
  {
    id: 2,
    name: { ru: 'Скидки вечером и в выходные', kk: 'Кешке және демалыста жеңілдік' },
    description: {
      ru: 'После 16:00, по выходным и праздникам часть исследований стоит дешевле',
      kk: '16:00-ден кейін, демалыс пен мерекеде зерттеулердің бір бөлігі арзанырақ',
    },
    link: '/promotions/list',
    image: '/images/banners/2-desktop.webp',
    mob_image: '/images/banners/2-mobile.webp',
  },
  {
    id: 3,
    name: { ru: 'Цена анализов до визита', kk: 'Талдау бағасы алдын ала белгілі' },
    description: {
      ru: 'Выберите исследования в калькуляторе и сразу увидите общую сумму',
      kk: 'Калькулятордан зерттеулерді таңдап, жалпы сомасын бірден көріңіз',
    },
    link: '/analysis/list',
    image: '/images/banners/3-desktop.webp',
    mob_image: '/images/banners/3-mobile.webp',
  },
  {
    id: 4,
    name: { ru: 'МРТ и КТ от 16\u00a0450 тенге', kk: 'МРТ мен КТ 16\u00a0450 теңгеден' },
    description: {
      ru: 'Снимки с описанием рентгенолога, результат на диске',
      kk: 'Рентгенолог сипаттамасы бар суреттер, нәтижесі дискіде',
    },
    link: '/services/top',
    image: '/images/banners/4-desktop.webp',
    mob_image: '/images/banners/4-mobile.webp',
  },
]
