/** The six families of check-up programmes; `min_price` is worked out in `index.ts`. */
import type { SeedParentCheckUp, Text } from '../types'

const tags = {
  insurance: { ru: 'Подходит для ДМС', kk: 'ЕМС полисіне сай' },
  fast: { ru: 'За один визит', kk: 'Бір келгенде' },
  twoVisits: { ru: 'Два визита', kk: 'Екі рет келу' },
  individual: { ru: 'Личный план', kk: 'Жеке жоспар' },
  report: { ru: 'Итоговое заключение', kk: 'Толық қорытынды' },
} as const satisfies Record<string, Text>

export const parents: readonly Omit<SeedParentCheckUp, 'min_price'>[] = [
  {
    id: 1,
    slug: 'kompleksnyj-check-up',
    name: { ru: 'Комплексный check-up для взрослых', kk: 'Ересектерге арналған кешенді check-up' },
    short_description: {
      ru: 'Общая проверка здоровья: анализы, УЗИ, ЭКГ и разговор с терапевтом, который сводит результаты в один план.',
      kk: 'Денсаулықты жалпы тексеру: талдаулар, УДЗ, ЭКГ және нәтижелерді бір жоспарға жинайтын терапевтпен әңгіме.',
    },
    short_tags: [tags.insurance, tags.fast, tags.report],
    image: '/images/check-ups/kompleksnyj-check-up.webp',
    updated_at: '2026-10-19T05:00:00.000Z',
  },
  {
    id: 2,
    slug: 'zhenskoe-zdorove',
    name: { ru: 'Женское здоровье', kk: 'Әйел денсаулығы' },
    short_description: {
      ru:
        'Программы с осмотром гинеколога и онколога-маммолога, УЗИ и скринингом шейки матки по ' +
        'возрасту.',
      kk: 'Гинеколог пен онколог-маммолог тексеруі, УДЗ және жасқа сай жатыр мойны скринингі бар бағдарламалар.',
    },
    short_tags: [tags.fast, tags.individual],
    image: '/images/check-ups/zhenskoe-zdorove.webp',
    updated_at: '2026-09-28T05:00:00.000Z',
  },
  {
    id: 3,
    slug: 'muzhskoe-zdorove',
    name: { ru: 'Мужское здоровье', kk: 'Ер адам денсаулығы' },
    short_description: {
      ru: 'Осмотр уролога, УЗИ, гормоны и ПСА: что стоит проверить мужчине до и после сорока лет.',
      kk: 'Уролог тексеруі, УДЗ, гормондар және ПСА: ер адам қырық жасқа дейін және одан кейін нені тексергені жөн.',
    },
    short_tags: [tags.fast, tags.report],
    image: '/images/check-ups/muzhskoe-zdorove.webp',
    updated_at: '2026-09-14T05:00:00.000Z',
  },
  {
    id: 4,
    slug: 'zdorovoe-serdce',
    name: { ru: 'Здоровое сердце', kk: 'Сау жүрек' },
    short_description: {
      ru: 'Оценка сосудистого риска, давления и ритма. По итогам кардиолог объясняет, что изменить и когда прийти снова.',
      kk: 'Жүрек-қан тамыры қаупін, қысымды және ырғақты бағалау. Соңында кардиолог нені өзгерту керегін және қайта келу уақытын айтады.',
    },
    short_tags: [tags.insurance, tags.twoVisits, tags.individual],
    image: '/images/check-ups/zdorovoe-serdce.webp',
    updated_at: '2026-11-02T05:00:00.000Z',
  },
  {
    id: 5,
    slug: 'check-up-50-plus',
    name: { ru: 'Check-up 50+', kk: '50 жастан асқандарға check-up' },
    short_description: {
      ru: 'Обследования, которые после пятидесяти советуют проходить регулярно: сосуды, кости, память, онкологический скрининг.',
      kk: 'Елуден кейін тұрақты өтуге кеңес берілетін тексерулер: тамырлар, сүйектер, есте сақтау, онкологиялық скрининг.',
    },
    short_tags: [tags.insurance, tags.twoVisits, tags.report],
    image: '/images/check-ups/check-up-50-plus.webp',
    updated_at: '2026-08-24T05:00:00.000Z',
  },
  {
    id: 6,
    slug: 'pered-sportom',
    name: { ru: 'Перед занятиями спортом', kk: 'Спортпен айналысар алдында' },
    short_description: {
      ru: 'Проверка сердца, дыхания и опорно-двигательного аппарата с рекомендациями терапевта о нагрузке.',
      kk: 'Жүректі, тынысты және тірек-қимыл аппаратын тексеру, жүктеме туралы терапевт кеңестері.',
    },
    short_tags: [tags.fast, tags.individual],
    image: '/images/check-ups/pered-sportom.webp',
    updated_at: '2026-07-13T05:00:00.000Z',
  },
]
