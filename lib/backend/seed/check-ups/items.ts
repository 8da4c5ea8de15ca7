/**
 * What check-up programmes are put together from, each named once in both languages,
 * and the programme's HTML: a heading and a list for every part.
 */
import type { Text } from '../types'

const text = (ru: string, kk: string): Text => ({ ru, kk })

// biome-ignore format: a glossary, a line to an item.
export const consultations = {
  therapist: text('Терапевт: приём и сводное заключение', 'Терапевт: қабылдау және жиынтық қорытынды'),
  cardiologist: text('Кардиолог', 'Кардиолог: қабылдау'),
  gynaecologist: text('Гинеколог с осмотром', 'Гинеколог: қабылдау және қарап-тексеру'),
  mammologist: text('Маммолог с осмотром', 'Маммолог: қабылдау және қарап-тексеру'),
  urologist: text('Уролог-андролог', 'Уролог-андролог: қабылдау'),
  endocrinologist: text('Эндокринолог', 'Эндокринолог: қабылдау'),
  neurologist: text('Невролог', 'Невролог: қабылдау'),
  ophthalmologist: text('Офтальмолог с измерением глазного давления', 'Офтальмолог: көз қысымын өлшеумен қабылдау'),
  gastroenterologist: text('Гастроэнтеролог', 'Гастроэнтеролог: қабылдау'),
  dermatologist: text('Дерматолог: дерматоскопия родинок', 'Дерматолог: меңдерді дерматоскопиялау'),
  oncologist: text('Онколог', 'Онколог: қабылдау'),
  rheumatologist: text('Ревматолог', 'Ревматолог: қабылдау'),
  reproductologist: text('Репродуктолог', 'Репродуктолог: қабылдау'),
  sportsDoctor: text('Спортивный врач: допуск и рекомендации', 'Спорт дәрігері: рұқсат және кеңестер'),
  orthopaedist: text('Ортопед: осанка, стопы, суставы', 'Ортопед: дене сымбаты, табан, буындар'),
  nutritionist: text('Диетолог: план питания', 'Диетолог: тамақтану жоспары'),
} as const

// biome-ignore format: a glossary, a line to an item.
export const instrumental = {
  ecg: text('ЭКГ в 12 отведениях', '12 тіркемелі ЭКГ'),
  echo: text('ЭхоКГ (УЗИ сердца)', 'ЭхоКГ (жүректің УДЗ-сы)'),
  holter: text('Холтеровское мониторирование ЭКГ, 24 часа', 'ЭКГ-ні Холтер бойынша бақылау, 24 сағат'),
  pressure: text('Суточное мониторирование давления (СМАД)', 'Артериялық қысымды тәулік бойы бақылау (АҚТБ)'),
  treadmill: text('Тредмил-тест с нагрузкой', 'Жүктемемен тредмил-тест'),
  cardiopulmonary: text('Кардиореспираторный тест с газоанализом', 'Газ талдауы бар кардиореспираторлық тест'),
  spirometry: text('Спирометрия', 'Тыныс алу қызметін тексеру (спирометрия)'),
  abdomen: text('УЗИ органов брюшной полости', 'Құрсақ қуысы ағзаларының УДЗ-сы'),
  kidneys: text('УЗИ почек и мочевого пузыря', 'Бүйрек пен қуықтың УДЗ-сы'),
  thyroid: text('УЗИ щитовидной железы', 'Қалқанша бездің УДЗ-сы'),
  pelvis: text('УЗИ органов малого таза', 'Кіші жамбас ағзаларының УДЗ-сы'),
  follicles: text('УЗИ с подсчётом фолликулов', 'УДЗ: фолликулдарды санау'),
  breast: text('УЗИ молочных желёз', 'Сүт бездерінің УДЗ-сы'),
  prostate: text('УЗИ предстательной железы', 'Қуықасты безінің УДЗ-сы'),
  scrotum: text('УЗИ мошонки с допплером', 'Ұманың УДЗ-сы, допплермен'),
  neckVessels: text('УЗДС сосудов шеи', 'Мойын тамырларының УДДС-ы'),
  legVessels: text('УЗДС вен и артерий ног', 'Аяқ көктамырлары мен артерияларының УДДС-ы'),
  joints: text('УЗИ коленных суставов', 'Тізе буындарының УДЗ-сы'),
  mammography: text('Маммография в двух проекциях', 'Екі проекциядағы маммография'),
  colposcopy: text('Кольпоскопия', 'Жатыр мойнын тексеру (кольпоскопия)'),
  chestXray: text('Рентгенография органов грудной клетки', 'Кеуде қуысы ағзаларының рентгенографиясы'),
  lungsCt: text('Низкодозная КТ лёгких', 'Өкпенің төмен дозалы КТ-сы'),
  brainMri: text('МРТ головного мозга', 'Бас миының МРТ-сы'),
  densitometry: text('Денситометрия: поясница и бедро', 'Денситометрия: бел және ортан жілік'),
  gastroscopy: text('Гастроскопия', 'Асқазанды тексеру (гастроскопия)'),
  colonoscopy: text('Колоноскопия', 'Тоқ ішекті тексеру (колоноскопия)'),
  bodyComposition: text('Биоимпедансный анализ состава тела', 'Дене құрамын биоимпеданстық талдау'),
  memoryTest: text('Тесты памяти и внимания', 'Есте сақтау мен зейін тестілері'),
} as const

// biome-ignore format: a glossary, a line to an item.
export const laboratory = {
  cbc: text('ОАК с лейкоцитарной формулой и СОЭ', 'Лейкоцитарлық формуламен ЖҚТ және ЭТЖ'),
  urine: text('Общий анализ мочи', 'Жалпы несеп талдауы'),
  biochemistry: text('Биохимия крови, 8 показателей', 'Қан биохимиясы, 8 көрсеткіш'),
  lipids: text('Липидный спектр', 'Липидтік спектр'),
  lipoproteins: text('Липопротеин (a) и аполипопротеин B', '(a) липопротеині және B аполипопротеині'),
  homocysteine: text('Гомоцистеин', 'Қандағы гомоцистеин'),
  glucose: text('Глюкоза в крови', 'Қандағы глюкоза'),
  hba1c: text('Гликированный гемоглобин (HbA<sub>1c</sub>)', 'Гликирленген гемоглобин (HbA<sub>1c</sub>)'),
  homa: text('Инсулин и индекс HOMA-IR', 'Инсулин және HOMA-IR индексі'),
  tsh: text('ТТГ', 'Тиреотропты гормон (ТТГ)'),
  thyroidPanel: text('ТТГ, T<sub>4</sub> свободный, анти-ТПО', 'ТТГ, бос T<sub>4</sub>, анти-ТПО'),
  ferritin: text('Ферритин и железо', 'Ферритин және темір'),
  vitaminD: text('Витамин D: 25(OH)D', 'D дәрумені: 25(OH)D'),
  b12: text('Витамин B<sub>12</sub> и фолиевая кислота', 'B<sub>12</sub> дәрумені және фолий қышқылы'),
  crp: text('С-реактивный белок', 'С-реактивті ақуыз'),
  electrolytes: text('Калий, натрий, магний', 'Калий, натрий және магний'),
  calcium: text('Кальций, фосфор, паратгормон', 'Кальций, фосфор және паратгормон'),
  kidneyRisk: text('Креатинин с СКФ и альбумин в моче', 'Креатинин, ШСЖ және несептегі альбумин'),
  coagulation: text('Коагулограмма и D-димер', 'Коагулограмма және D-димер'),
  heartStrain: text('NT-proBNP и тропонин I', 'NT-proBNP және тропонин I'),
  muscle: text('Креатинкиназа (КФК) и ЛДГ', 'Креатинкиназа (КФК) және ЛДГ'),
  cortisol: text('Кортизол и ДГЭА-С', 'Кортизол және ДГЭА-С'),
  hypertensionHormones: text('Альдостерон, ренин, метанефрины', 'Альдостерон, ренин және метанефриндер'),
  infections: text('ВИЧ, сифилис, гепатиты B и C', 'АИТВ, мерез, B және C гепатиттері'),
  torch: text('TORCH-комплекс', 'TORCH кешені'),
  pcr7: text('ПЦР-7: урогенитальные инфекции', 'ПТР-7: несеп-жыныс инфекциялары'),
  smear: text('Мазок на флору', 'Флораға жағынды'),
  cytology: text('Жидкостная цитология шейки матки', 'Жатыр мойнының сұйықтықтық цитологиясы'),
  hpv: text('ВПЧ высокого риска, 14 типов', 'Қаупі жоғары АПВ, 14 тип'),
  femaleHormones: text('ФСГ, ЛГ, эстрадиол, пролактин', 'ФЫГ, ЛГ, эстрадиол және пролактин'),
  amh: text('Антимюллеров гормон (АМГ)', 'Мюллерге қарсы гормон (АМГ)'),
  testosterone: text('Тестостерон общий и ГСПГ', 'Жалпы тестостерон және ЖГБГ'),
  psa: text('ПСА общий и свободный', 'Жалпы және бос ПСА'),
  spermogram: text('Спермограмма по Крюгеру и MAR-тест', 'Крюгер бойынша спермограмма және MAR-тест'),
  spermDna: text('Фрагментация ДНК сперматозоидов', 'Сперматозоидтар ДНҚ-сының фрагментациясы'),
  semenCulture: text('Посев эякулята', 'Шәует себіндісі'),
  ovaryMarkers: text('CA 125, HE4 и индекс ROMA', 'CA 125, HE4 және ROMA индексі'),
  tumourMarkers: text('РЭА и CA 19-9', 'ОЭА және CA 19-9'),
  occultBlood: text('Скрытая кровь в кале', 'Нәжістегі жасырын қан'),
  gastropanel: text('Гастропанель с антителами к хеликобактеру', 'Гастропанель, хеликобактерге антиденелермен'),
  rheumatic: text('Ревмопробы и мочевая кислота', 'Ревмосынамалар және несеп қышқылы'),
  bloodGroup: text('Группа крови и резус-фактор', 'Қан тобы және резус-фактор'),
} as const

/** Items are named by their keys above; `forWomen` and `forMen` are added to the common part. */
export interface Programme {
  readonly consultations: readonly (keyof typeof consultations)[]
  readonly instrumental: readonly (keyof typeof instrumental)[]
  readonly laboratory: readonly (keyof typeof laboratory)[]
  readonly forWomen?: readonly Text[]
  readonly forMen?: readonly Text[]
}

const headings = {
  consultations: text('Консультации', 'Дәрігерлердің кеңестері'),
  instrumental: text('Инструментальная диагностика', 'Аспаптық диагностика'),
  laboratory: text('Лабораторные исследования', 'Зертханалық зерттеулер'),
  forWomen: text('Дополнительно для женщин', 'Әйелдерге қосымша'),
  forMen: text('Дополнительно для мужчин', 'Ерлерге қосымша'),
}

export function programmeHtml(programme: Programme): Text {
  const parts: readonly (readonly [Text, readonly Text[]])[] = [
    [headings.consultations, programme.consultations.map(key => consultations[key])],
    [headings.instrumental, programme.instrumental.map(key => instrumental[key])],
    [headings.laboratory, programme.laboratory.map(key => laboratory[key])],
    [headings.forWomen, programme.forWomen ?? []],
    [headings.forMen, programme.forMen ?? []],
  ]
  const html = (language: keyof Text) =>
    parts
      .filter(([, items]) => items.length > 0)
      .map(([heading, items]) => {
        const list = items.map(item => `<li>${item[language]}</li>`).join('')
        return `<h3>${heading[language]}</h3><ul>${list}</ul>`
      })
      .join('')
  return text(html('ru'), html('kk'))
}
