/**
 * Another clinic's catalogue: the same medicine as in the query tables under other names, with its
 * own ids and slugs, as a laboratory system's backend has it. Keys are the records that the query
 * tables name; records without a key are there to be distinguished from the others.
 */

import { corpusOf } from '@/lib/content/corpus'
import type { SearchRecord } from '@/lib/content/search/corpus'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import type { SlugKind } from '@/lib/routing/routes'
import { type AnalysisRow, foreignAnalyses } from './foreign-analyses'

type Row = readonly [key: string, ru: string, kk: string, group?: string]

// biome-ignore format: a table, a line to a record.
const services: readonly Row[] = [
  ['priem-terapevta', 'Первичная консультация врача общей практики (терапевт)', 'Жалпы тәжірибе дәрігерінің (терапевт) алғашқы кеңесі', 'Консультации'],
  ['uzi-bryushnoy-polosti', 'Ультразвуковое исследование органов брюшной полости и почек', 'Құрсақ қуысы ағзалары мен бүйректі ультрадыбыстық зерттеу', 'Ультразвук'],
  ['mrt-golovnogo-mozga', 'Магнитно-резонансная томография головного мозга без контраста', 'Бас миының магнитті-резонансты томографиясы', 'Томография'],
  ['gastroskopiya', 'ЭФГДС (эзофагогастродуоденоскопия)', 'ЭФГДС (эзофагогастродуоденоскопия)', 'Эндоскопия'],
  ['bazovye-analizy-krovi', 'Забор крови из вены', 'Көктамырдан қан алу', 'Процедурный кабинет'],
  ['', 'Колоноскопия под седацией', 'Седациямен колоноскопия', 'Эндоскопия'],
  ['mrt-otdela-pozvonochnika', 'МР-томография позвоночника, один отдел', 'Омыртқаның МР-томографиясы, бір бөлім', 'Томография'],
  ['mrt-kolennogo-sustava', 'МР-томография коленного сустава', 'Тізе буынының МР-томографиясы', 'Томография'],
  ['', 'МР-томография плечевого сустава', 'Иық буынының МР-томографиясы', 'Томография'],
  ['kt-pazuh-nosa', 'Компьютерная томография придаточных пазух носа', 'Мұрынның қосалқы қуыстарының компьютерлік томографиясы', 'Томография'],
  ['kt-legkih', 'Компьютерная томография органов грудной клетки', 'Кеуде қуысы ағзаларының компьютерлік томографиясы', 'Томография'],
  ['uzi-shchitovidnoy-zhelezy', 'УЗИ щитовидной железы с доплером', 'Қалқанша бездің УДЗ, доплермен', 'Ультразвук'],
  ['ekg-s-opisaniem', 'Электрокардиография в 12 отведениях', '12 тіркемедегі электрокардиография', 'Функциональная диагностика'],
  ['', 'Спирометрия', 'Спирометрия', 'Функциональная диагностика'],
  ['densitometriya', 'DXA: минеральная плотность костной ткани', 'DXA: сүйек тінінің минералдық тығыздығы', 'Томография'],
  ['priem-endokrinologa', 'Консультация врача-эндокринолога', 'Эндокринолог дәрігердің кеңесі', 'Консультации'],
  ['priem-nevrologa', 'Консультация врача-невролога', 'Невролог дәрігердің кеңесі', 'Консультации'],
  ['priem-gastroenterologa', 'Консультация врача-гастроэнтеролога', 'Гастроэнтеролог дәрігердің кеңесі', 'Консультации'],
  ['', 'Консультация врача-уролога', 'Уролог дәрігердің кеңесі', 'Консультации'],
  ['onlayn-konsultatsiya-terapevta', 'Телемедицинская консультация', 'Телемедициналық кеңес', 'Консультации'],
  ['vyzov-vracha-na-dom', 'Выезд доктора на дом', 'Дәрігердің үйге келуі', 'Консультации'],
  ['priem-ginekologa', 'Консультация акушера-гинеколога', 'Акушер-гинекологтың кеңесі', 'Женская консультация'],
  ['uzi-malogo-taza', 'УЗИ органов малого таза (ОМТ), трансвагинально', 'Кіші жамбас ағзаларының УДЗ', 'Ультразвук'],
  ['kolposkopiya', 'Видеокольпоскопия', 'Бейнекольпоскопия', 'Женская консультация'],
  ['vedenie-beremennosti', 'Наблюдение беременных, 1 триместр', 'Жүкті әйелдерді бақылау, 1-триместр', 'Женская консультация'],
  ['uzi-molochnyh-zhelez', 'УЗИ молочных желез и регионарных лимфоузлов', 'Сүт бездері мен лимфа түйіндерінің УДЗ', 'Ультразвук'],
  ['priem-kardiologa', 'Консультация врача-кардиолога с ЭКГ', 'Кардиолог дәрігердің кеңесі, ЭКГ-мен', 'Консультации'],
  ['uzi-serdtsa', 'Эхокардиография', 'Эхокардиография', 'Ультразвук'],
  ['holter-ekg', 'Холтеровское мониторирование ЭКГ, 24 часа', 'ЭКГ-ны холтерлік бақылау, 24 сағат', 'Функциональная диагностика'],
  ['sutochnyy-kontrol-davleniya', 'Суточное мониторирование артериального давления (СМАД)', 'Артериялық қысымды тәуліктік мониторлау (АҚТМ)', 'Функциональная диагностика'],
  ['chistka-zubov', 'Профгигиена полости рта: Air Flow и ультразвук', 'Ауыз қуысының кәсіби гигиенасы: Air Flow және ультрадыбыс', 'Стоматология'],
  ['lechenie-kariesa', 'Лечение кариеса и пломбирование', 'Тісжегіні емдеу және пломбылау', 'Стоматология'],
  ['implantatsiya-zuba', 'Установка зубного импланта под ключ', 'Тіс имплантын орнату', 'Стоматология'],
  ['lechenie-molochnyh-zubov', 'Детская стоматология: лечение молочного зуба', 'Балалар стоматологиясы: сүт тісін емдеу', 'Стоматология'],
  ['', 'Удаление зуба мудрости', 'Ақыл тісін жұлу', 'Стоматология'],
  ['priem-pediatra', 'Консультация врача-педиатра', 'Педиатр дәрігердің кеңесі', 'Детское отделение'],
  ['', 'УЗИ тазобедренных суставов новорождённым', 'Нәрестелердің ұршық буындарының УДЗ', 'Ультразвук'],
  ['osmotr-pered-sadom-i-shkoloy', 'Комплексный медосмотр ребёнка в детский сад или школу', 'Балабақшаға не мектепке баланың кешенді медициналық тексеруі', 'Детское отделение'],
  ['priem-detskogo-lor-vracha', 'Консультация детского оториноларинголога', 'Балалар оториноларингологының кеңесі', 'Детское отделение'],
  ['kapelnitsa-po-naznacheniyu', 'Внутривенная инфузия капельно', 'Көктамырішілік тамшылатып құю', 'Процедурный кабинет'],
  ['magnitoterapiya', 'Физиотерапия: магнит', 'Физиотерапия: магнит', 'Реабилитация'],
  ['lechebnyy-massazh-spiny', 'Медицинский массаж: спина, 30 минут', 'Медициналық массаж: арқа, 30 минут', 'Реабилитация'],
  ['lechebnaya-gimnastika', 'Занятие ЛФК с инструктором', 'Нұсқаушымен ЕДШ сабағы', 'Реабилитация'],
]

type DoctorRow = readonly [key: string, ru: string, kk: string, specialties: string]

// biome-ignore format: a table, a line to a doctor.
const doctors: readonly DoctorRow[] = [
  ['akhmetova-aygul', 'Айгуль Сериковна Ахметова', 'Айгүл Серікқызы Ахметова', 'Терапевт'],
  ['', 'Марат Сейтказин', 'Марат Сейітқазин', 'Кардиолог'],
  ['', 'Юлия Лим', 'Юлия Лим', 'Кардиолог'],
  ['mustafin-erlan', 'Ерлан Кайратович Мустафин', 'Ерлан Қайратұлы Мұстафин', 'Гастроэнтеролог'],
  ['zhumabaeva-saule', 'Сауле Нурлановна Жумабаева', 'Сәуле Нұрланқызы Жұмабаева', 'Эндокринолог'],
  ['petrenko-natalya', 'Наталья Юрьевна Петренко', 'Наталья Юрьевна Петренко', 'Эндокринолог'],
  ['', 'Тимур Байжанов', 'Тимур Байжанов', 'Невролог'],
  ['', 'Гульнара Юсупова', 'Гүлнара Юсупова', 'Офтальмолог'],
  ['pak-viktoriya', 'Виктория Олеговна Пак', 'Виктория Олеговна Пак', 'Оториноларинголог (ЛОР)'],
  ['kasymova-aliya', 'Алия Бекетовна Касымова', 'Әлия Бекетқызы Қасымова', 'Гинеколог'],
  ['', 'Ольга Морозова', 'Ольга Морозова', 'Гинеколог'],
  ['', 'Бауыржан Оспанов', 'Бауыржан Оспанов', 'Уролог'],
  ['tulegenov-nurlan', 'Нурлан Жаксылыкович Тулегенов', 'Нұрлан Жақсылықұлы Төлегенов', 'Хирург'],
  ['shevchenko-dmitriy', 'Дмитрий Александрович Шевченко', 'Дмитрий Александрович Шевченко', 'Травматолог-ортопед'],
  ['', 'Жанна Ибрагимова', 'Жанна Ибрагимова', 'Онколог'],
  ['', 'Мадина Есенова', 'Мәдина Есенова', 'Педиатр'],
  ['', 'Камила Рахимова', 'Камила Рахимова', 'Дерматолог'],
  ['suleymenova-asel', 'Асель Даулетовна Сулейменова', 'Әсел Дәулетқызы Сүлейменова', 'Косметолог'],
  ['kim-artem', 'Артём Сергеевич Ким', 'Артём Сергеевич Ким', 'Стоматолог'],
  ['', 'Шолпан Бекмуратова', 'Шолпан Бекмұратова', 'Врач УЗИ-диагностики'],
]

/** The other clinic's names of the specialties in the tables. */
const trades: Readonly<Record<string, readonly [ru: string, kk: string]>> = {
  Терапевт: ['Врач общей практики, терапевт', 'Жалпы тәжірибе дәрігері, терапевт'],
  Кардиолог: ['Врач-кардиолог', 'Кардиолог-дәрігер'],
  Гастроэнтеролог: ['Врач-гастроэнтеролог', 'Гастроэнтеролог-дәрігер'],
  Эндокринолог: ['Врач-эндокринолог', 'Эндокринолог-дәрігер'],
  Невролог: ['Врач-невролог', 'Невролог-дәрігер'],
  Офтальмолог: ['Врач-офтальмолог, лазерный хирург', 'Офтальмолог-дәрігер'],
  'Оториноларинголог (ЛОР)': ['Отоларинголог', 'Отоларинголог'],
  Гинеколог: ['Акушер-гинеколог', 'Акушер-гинеколог'],
  Уролог: ['Уролог-андролог', 'Уролог-андролог'],
  Хирург: ['Общий хирург', 'Жалпы хирург'],
  'Травматолог-ортопед': ['Ортопед-травматолог', 'Ортопед-травматолог'],
  Онколог: ['Онколог-маммолог', 'Онколог-маммолог'],
  Педиатр: ['Врач-педиатр', 'Педиатр-дәрігер'],
  Дерматолог: ['Дерматовенеролог', 'Дерматовенеролог'],
  Косметолог: ['Врач-косметолог', 'Косметолог-дәрігер'],
  Стоматолог: ['Стоматолог-терапевт', 'Стоматолог-терапевт'],
  'Врач УЗИ-диагностики': [
    'Врач ультразвуковой диагностики',
    'Ультрадыбыстық диагностика дәрігері',
  ],
}

// biome-ignore format: a table, a line to a record.
const checkUps: readonly Row[] = [
  ['bazovyj-check-up', 'Чекап «Старт»: базовая проверка здоровья', '«Старт» чекап: денсаулықты негізгі тексеру', 'Чекапы для взрослых'],
  ['rasshirennyj-check-up', 'Чекап «Оптимум»: расширенное обследование', '«Оптимум» чекап: кеңейтілген тексеру', 'Чекапы для взрослых'],
  ['polnyj-check-up', 'Чекап «Максимум»: полное обследование', '«Максимум» чекап: толық тексеру', 'Чекапы для взрослых'],
  ['zhenshhinam-do-40', 'Женское здоровье до 40', 'Әйел денсаулығы, 40 жасқа дейін', 'Для женщин'],
  ['zhenshhinam-posle-40', 'Женское здоровье 40+', 'Әйел денсаулығы 40+', 'Для женщин'],
  ['planirovanie-beremennosti', 'Готовимся к беременности', 'Жүктілікке дайындық', 'Для женщин'],
  ['muzhchinam-do-40', 'Мужское здоровье до 40', 'Ер денсаулығы, 40 жасқа дейін', 'Для мужчин'],
  ['muzhchinam-posle-40', 'Мужское здоровье 40+', 'Ер денсаулығы 40+', 'Для мужчин'],
  ['sosudistyj-risk', 'Сердце и сосуды', 'Жүрек және тамырлар', 'Кардиология'],
  ['povyshennoe-davlenie', 'Гипертония под контролем', 'Қан қысымы бақылауда', 'Кардиология'],
  ['ritm-serdca', 'Аритмия: скрининг', 'Аритмия: скрининг', 'Кардиология'],
  ['fitnes', 'Допуск в бассейн и фитнес-клуб', 'Бассейн мен фитнес-клубқа рұқсат', 'Спорт'],
  ['', 'Онкопоиск', 'Онкоіздеу', 'Чекапы для взрослых'],
]

// biome-ignore format: a table, a line to a record.
const promotions: readonly Row[] = [
  ['uzi-posle-16-00', '−20 % на ультразвук по вечерам', 'Кешке ультрадыбысқа −20 %'],
  ['chistka-zubov-vdvoyom', 'Вторая чистка зубов в подарок', 'Екінші тіс тазалау сыйға'],
  ['udalenie-rodinki', 'Удаление родинок и папиллом лазером', 'Мең мен папилломаны лазермен алу'],
  ['lazernaya-epilyatsiya-tri-zony', 'Лазерная эпиляция: абонемент', 'Лазерлік эпиляция: абонемент'],
  ['sertifikat-na-uhod-za-litsom', 'Подарочная карта на косметологию', 'Косметологияға сыйлық картасы'],
  ['sertifikat-na-check-up', 'Подарочный сертификат на чекап', 'Чекапқа сыйлық сертификаты'],
  ['konsultatsiya-plasticheskogo-hirurga', 'Бесплатная консультация по пластике', 'Пластика бойынша тегін кеңес'],
  ['obsledovanie-pary-pered-eko', 'Программа подготовки к ЭКО', 'ЭКҰ-ға дайындық бағдарламасы'],
]

const inLanguage = ([, ru, kk]: Row | DoctorRow | AnalysisRow, locale: Locale) =>
  locale === 'ru' ? ru : kk

const record = (row: Row | DoctorRow | AnalysisRow, place: number, locale: Locale) => ({
  id: 9000 + 7 * place,
  slug: `r-${9000 + 7 * place}`,
  name: inLanguage(row, locale),
})

const families = [...new Set(foreignAnalyses.map(([, , , family]) => family))]
const parents = [...new Set(checkUps.map(([, , , group = '']) => group))]

type Searched =
  | 'analysis'
  | 'analysisCategory'
  | 'checkUp'
  | 'doctor'
  | 'parentCheckUp'
  | 'promotion'
  | 'service'

export type Lists = Readonly<Record<Searched, readonly SearchRecord[]>>

function listsIn(locale: Locale): Lists {
  return {
    service: services.map((row, place) => ({
      ...record(row, place, locale),
      description: '',
      serviceCategory: { id: 1, name: row[3] ?? '' },
    })),
    doctor: doctors.map((row, place) => ({
      ...record(row, place, locale),
      description: '',
      tags: [],
      specialties: [trades[row[3]]?.[locale === 'ru' ? 0 : 1] ?? ''],
    })),
    analysis: foreignAnalyses.map((row, place) => ({
      ...record(row, place, locale),
      categoryId: 1 + families.indexOf(row[3]),
    })),
    analysisCategory: families.map((name, place) => ({ id: 1 + place, slug: '', name })),
    checkUp: checkUps.map((row, place) => ({
      ...record(row, place, locale),
      shortDescription: '',
      parentId: 1 + parents.indexOf(row[3] ?? ''),
    })),
    parentCheckUp: parents.map((name, place) => ({
      ...{ id: 1 + place, slug: '', name },
      shortDescription: '',
    })),
    promotion: promotions.map((row, place) => ({
      ...record(row, place, locale),
      description: '',
    })),
  }
}

export const foreignLists = { ru: listsIn('ru'), kk: listsIn('kk') }

export const foreignClinic = corpusOf((kind, locale) => {
  const lists: Partial<Record<SlugKind, readonly SearchRecord[]>> = foreignLists[locale]
  return lists[kind] ?? []
})

const tables: Readonly<Partial<Record<SearchKind, readonly (Row | DoctorRow | AnalysisRow)[]>>> = {
  services,
  doctors,
  analysis: foreignAnalyses,
  checkups: checkUps,
  promotion: promotions,
}

/** The name of a record in the query tables: its key, and the specialty of a doctor. */
export function keysOf(kind: SearchKind, slug: string): readonly string[] {
  const row = tables[kind]?.[(Number(slug.slice(2)) - 9000) / 7]
  if (!row) return []
  return kind === 'doctors' ? [row[0], row[3] ?? ''] : [row[0]]
}

/** Whether the clinic has a record of that name; other queries cannot be tested. */
export function knows(kind: SearchKind, wanted: string): boolean {
  if (wanted === '*') return true
  return (tables[kind] ?? []).some(row => row[0] === wanted || row[3] === wanted)
}
