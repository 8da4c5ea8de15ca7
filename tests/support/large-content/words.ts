/** Words the generator varies names with: endings of names, and parts of doctors' names. */

export interface Ending {
  readonly slug: string
  readonly ru: string
  readonly kk: string
}

type Row = readonly [slug: string, ru: string, kk: string]

const endings = (rows: readonly Row[]): readonly Ending[] =>
  rows.map(([slug, ru, kk]) => ({ slug, ru, kk }))

// biome-ignore format: a table, a line to an ending.
export const analysisEndings = endings([
  ['srochno', 'срочно', 'шұғыл'],
  ['kontrol', 'контроль', 'бақылау'],
  ['v-dinamike', 'в динамике', 'динамикада'],
  ['za-sutki', 'результат за сутки', 'нәтижесі бір тәулікте'],
  ['na-domu', 'забор на дому', 'үйде алынады'],
  ['vzroslym', 'взрослым', 'ересектерге'],
  ['detjam', 'детям', 'балаларға'],
  ['beremennym', 'беременным', 'жүкті әйелдерге'],
  ['pered-operaciej', 'перед операцией', 'операция алдында'],
  ['posle-lechenija', 'после лечения', 'емнен кейін'],
  ['do-lechenija', 'до лечения', 'емге дейін'],
  ['dlja-gospitalizacii', 'для госпитализации', 'ауруханаға жатуға'],
  ['dlja-sanatorija', 'для санатория', 'шипажайға'],
  ['s-kommentariem', 'с комментарием врача', 'дәрігер түсіндірмесімен'],
  ['na-dvuh-jazykah', 'бланк на двух языках', 'екі тілдегі бланк'],
  ['utrennjaja-proba', 'утренняя проба', 'таңғы сынама'],
  ['vechernjaja-proba', 'вечерняя проба', 'кешкі сынама'],
])

// biome-ignore format: a table, a line to an ending.
export const categoryEndings = endings([
  ['vzroslym', 'взрослым', 'ересектерге'],
  ['detjam', 'детям', 'балаларға'],
  ['skrining', 'скрининг', 'скринингтік зерттеу'],
  ['uglublenno', 'углублённо', 'тереңдетілген зерттеу'],
  ['srochnye', 'срочные исследования', 'шұғыл зерттеулер'],
])

// biome-ignore format: a table, a line to an ending.
export const visitEndings = endings([
  ['utrom', 'утром в будни', 'жұмыс күндері таңертең'],
  ['vecherom', 'вечером в будни', 'жұмыс күндері кешке'],
  ['v-vyhodnye', 'в выходные', 'демалыс күндері'],
  ['dlja-dvoih', 'для двоих', 'екі адамға'],
  ['dlja-semi', 'для семьи', 'отбасына'],
  ['pensioneram', 'пенсионерам', 'зейнеткерлерге'],
  ['studentam', 'студентам', 'студенттерге'],
  ['povtorno', 'повторно', 'қайталап келгенде'],
  ['v-janvare', 'в январе', 'қаңтарда'],
  ['v-fevrale', 'в феврале', 'ақпанда'],
  ['v-marte', 'в марте', 'наурызда'],
  ['v-aprele', 'в апреле', 'сәуірде'],
  ['v-mae', 'в мае', 'мамырда'],
  ['v-ijune', 'в июне', 'маусымда'],
  ['v-ijule', 'в июле', 'шілдеде'],
  ['v-avguste', 'в августе', 'тамызда'],
  ['v-sentjabre', 'в сентябре', 'қыркүйекте'],
  ['v-oktjabre', 'в октябре', 'қазанда'],
])

// biome-ignore format: a table, a line to an ending.
export const articleEndings = endings([
  ['pamjatka', 'памятка', 'жадынама'],
  ['voprosy-i-otvety', 'вопросы и ответы', 'сұрақ-жауап'],
  ['mnenie-vracha', 'мнение врача', 'дәрігер пікірі'],
  ['kratko', 'кратко', 'қысқаша'],
  ['podrobno', 'подробно', 'толығырақ'],
  ['dlja-roditelej', 'для родителей', 'ата-аналарға'],
  ['dlja-pozhilyh', 'для пожилых', 'егде адамдарға'],
  ['oshibki', 'частые ошибки', 'жиі қателіктер'],
  ['novoe-za-god', 'новое за год', 'бір жылдағы жаңалықтар'],
  ['chast-2', 'часть вторая', 'екінші бөлім'],
])

/** Masculine surnames; the feminine adds «а» (in the slug «a») in both languages. */
// biome-ignore format: a table, a line to a name.
export const surnames = endings([
  ['abenov', 'Абенов', 'Әбенов'],
  ['bajzhanov', 'Байжанов', 'Байжанов'],
  ['djusenov', 'Дюсенов', 'Дүйсенов'],
  ['ermekov', 'Ермеков', 'Ермеков'],
  ['zhumagaliev', 'Жумагалиев', 'Жұмағалиев'],
  ['zakirov', 'Закиров', 'Закиров'],
  ['ibraev', 'Ибраев', 'Ыбыраев'],
  ['kasenov', 'Касенов', 'Қасенов'],
  ['lukin', 'Лукин', 'Лукин'],
  ['mukanov', 'Муканов', 'Мұқанов'],
  ['nurgaliev', 'Нургалиев', 'Нұрғалиев'],
  ['orazov', 'Оразов', 'Оразов'],
  ['petrov', 'Петров', 'Петров'],
  ['rahimov', 'Рахимов', 'Рахымов'],
  ['sejitov', 'Сеитов', 'Сейітов'],
  ['tulegenov', 'Тулегенов', 'Төлегенов'],
  ['utepov', 'Утепов', 'Өтепов'],
  ['fomin', 'Фомин', 'Фомин'],
  ['shaimerdenov', 'Шаймерденов', 'Шаймерденов'],
])

// biome-ignore format: a table, a line to a name.
export const womenNames = endings([
  ['ajgul', 'Айгуль', 'Айгүл'],
  ['botagoz', 'Ботагоз', 'Ботагөз'],
  ['gulnara', 'Гульнара', 'Гүлнара'],
  ['dinara', 'Динара', 'Динара'],
  ['zhanna', 'Жанна', 'Жанна'],
  ['kamila', 'Камила', 'Кәмила'],
  ['lazzat', 'Ляззат', 'Ләззат'],
  ['madina', 'Мадина', 'Мадина'],
  ['nazym', 'Назым', 'Назым'],
  ['raushan', 'Раушан', 'Раушан'],
  ['saule', 'Сауле', 'Сәуле'],
])

// biome-ignore format: a table, a line to a name.
export const menNames = endings([
  ['alibek', 'Алибек', 'Әлібек'],
  ['bauyrzhan', 'Бауыржан', 'Бауыржан'],
  ['daulet', 'Даулет', 'Дәулет'],
  ['erzhan', 'Ержан', 'Ержан'],
  ['zhandos', 'Жандос', 'Жандос'],
  ['kanat', 'Канат', 'Қанат'],
  ['maksat', 'Максат', 'Мақсат'],
  ['nurzhan', 'Нуржан', 'Нұржан'],
  ['rustem', 'Рустем', 'Рүстем'],
  ['sanzhar', 'Санжар', 'Санжар'],
  ['timur', 'Тимур', 'Тимур'],
])

/** Fathers' names, from which the patronymics are made. */
// biome-ignore format: a table, a line to a name.
export const fathers = endings([
  ['askar', 'Аскар', 'Асқар'],
  ['berik', 'Берик', 'Берік'],
  ['erlan', 'Ерлан', 'Ерлан'],
  ['kajrat', 'Кайрат', 'Қайрат'],
  ['marat', 'Марат', 'Марат'],
  ['nurlan', 'Нурлан', 'Нұрлан'],
  ['serik', 'Серик', 'Серік'],
  ['talgat', 'Талгат', 'Талғат'],
])
