/**
 * Referrals as patients paste them, with the expected result for each line: slugs that must be chosen,
 * `?` and a slug that must be among the candidates, `~` where either is right, as it depends on the
 * clinic's other analyses, `-` for what it does not have.
 */
type Referral = readonly [text: string, wanted: readonly string[]]

const oak = 'obshhij-analiz-krovi'
const oam = 'obshhij-analiz-mochi'
const alt = 'alaninaminotransferaza-alt'
const ast = 'aspartataminotransferaza-ast'
const glucose = 'gljukoza-v-krovi'
const iron = 'zhelezo-syvorotochnoe'
const liver = `${alt} ${ast} bilirubin-obshhij gamma-gt shhelochnaja-fosfataza`

// biome-ignore format: a table, a list to a row.
export const referrals: readonly Referral[] = [
  // Separators and numbering
  ['ОАК, ферритин, ТТГ, вит D, глюкоза натощак, АЛТ АСТ', [oak, 'ferritin', 'ttg', 'vitamin-d', glucose, alt, ast]],
  ['жалпы қан талдауы, қант', [oak, glucose]],
  ['1) ОАК\n2) ОАМ\n3) Глюкоза крови\n4) Коагулограмма', [oak, oam, glucose, 'koagulogramma']],
  ['1. ОАК 2. ОАМ 3. сахар крови 4. креатинин', [oak, oam, glucose, 'kreatinin-i-skf']],
  ['- общий анализ крови\n- СОЭ\n- СРБ', [oak, 'soe-po-vestergrenu', 's-reaktivnyj-belok']],
  ['• ферритин\n• железо\n• ОЖСС\n• трансферрин', ['ferritin', iron, 'ozhss', 'transferrin']],
  ['ТТГ; Т4 св; анти-ТПО', ['ttg', 't4-svobodnyj', 'anti-tpo']],
  ['ТТГ + Т4 св. + АТ-ТПО', ['ttg', 't4-svobodnyj', 'anti-tpo']],
  ['АЛТ/АСТ, билирубин общий', [alt, ast, 'bilirubin-obshhij']],
  ['АЛТ и АСТ, креатинин и мочевина', [alt, ast, 'kreatinin-i-skf', 'mochevina']],
  ['оак оам алт аст', [oak, oam, alt, ast]],
  ['☐ Общий анализ мочи\n☐ Моча по Нечипоренко\n☐ Бак посев мочи', [oam, 'analiz-mochi-po-nechiporenko', 'posev-mochi']],
  // With introductions and surrounding text
  ['Сдать натощак: глюкоза, инсулин, HOMA-IR', [glucose, 'insulin', 'indeks-homa']],
  ['Нужно сдать:\nкровь на сахар\nанализ на ферритин\nкровь на ТТГ', [glucose, 'ferritin', 'ttg']],
  ['Пациент: Иванова А.Б.\nДиагноз: ЖДА?\nОАК\nферритин\nсывороточное железо', [oak, 'ferritin', iron]],
  ['Добрый день! ОАК, ОАМ', [oak, oam]],
  ['Биохимия: АЛТ, АСТ, мочевина, креатинин, общий белок, альбумин', [alt, ast, 'mochevina', 'kreatinin-i-skf', 'obshhij-belok', 'albumin']],
  ['Биохимия (АЛТ, АСТ, глюкоза)', [alt, ast, glucose]],
  ['Гормоны: ФСГ, ЛГ, пролактин, эстрадиол, АМГ', ['fsg', 'lg', 'prolaktin', 'jestradiol', 'amg']],
  ['Коагулограмма (АЧТВ, МНО, фибриноген), Д-димер', ['koagulogramma', 'd-dimer']],
  // Abbreviations and letters of the other alphabet
  ['TSH, FT4, HbA1c, CRP', ['ttg', 't4-svobodnyj', 'glikirovannyj-gemoglobin', 's-reaktivnyj-belok']],
  ['НbА1с, СА-125, В12, витамин Д', ['glikirovannyj-gemoglobin', 'ca-125', 'vitamin-b12', 'vitamin-d']],
  ['ПТИ/МНО, АЧТВ', ['protrombin-mno', 'achtv']],
  ['ВИЧ, RW, HBsAg, anti-HCV', ['vich-1-2', 'sifilis-rmp', '~hbsag', 'anti-hcv']],
  ['РФ, СРБ, АСЛО, АЦЦП', ['revmatoidnyj-faktor', 's-reaktivnyj-belok', 'antistreptolizin-o', 'accp']],
  ['ПСА общий, ПСА общ/св', ['psa-obshhij', 'psa-svobodnyj-i-obshhij']],
  ['Т4, Т3', ['?t4-svobodnyj', '?t3-svobodnyj']],
  ['25-OH витамин D, вит.В12, фолиевая к-та', ['vitamin-d', 'vitamin-b12', 'folievaja-kislota']],
  ['общ ан кр, общ ан мочи, кал на я/г', [oak, oam, 'jajca-glist']],
  ['ХГЧ, прогестерон, 17-ОН прогестерон', ['hgch-obshhij', 'progesteron', '17-oh-progesteron']],
  // Panels
  ['печеночные пробы', [liver]],
  ['печеночные пробы, почечные пробы, липидограмма', [liver, 'kreatinin-i-skf mochevina', 'lipidnyj-spektr']],
  ['ревмопробы, электролиты', ['revmoproby', 'jelektrolity-krovi']],
  // Kazakh and mixed
  ['жалпы қан талдауы, жалпы несеп талдауы, қант, темір', [oak, oam, glucose, iron]],
  ['қан анализі, зәр анализі', [`?${oak}`, oam]],
  ['ОАК, қандағы қант, ферритин және D дәрумені', [oak, glucose, 'ferritin', 'vitamin-d']],
  ['бауыр сынамалары; холестерин; қан тобы', [liver, 'holesterin-obshhij', 'gruppa-krovi-i-rezus-faktor']],
  // Typing mistakes
  ['феритин, глюказа, холистерин, каогулограмма', ['ferritin', glucose, 'holesterin-obshhij', 'koagulogramma']],
  ['гемоглабин гликированый, креатенин, билерубин общий', ['glikirovannyj-gemoglobin', 'kreatinin-i-skf', 'bilirubin-obshhij']],
  // Not offered, and must not be guessed
  ['УЗИ ОБП, ЭКГ, консультация кардиолога, ОАК', ['-', '-', '-', oak]],
  ['глюкоза через 2 часа после еды, белок в моче', [`?${glucose}`, '?belok-v-sutochnoj-moche']],
  ['сифилис, гепатит В, гепатит С', ['?sifilis-rmp', '?hbsag', '?anti-hcv']],
  ['кортизол в слюне, кортизол, ТГ', ['kortizol-v-sljune', 'kortizol-v-krovi', '?trigliceridy']],
  ['Тестостерон общий и свободный, ГСПГ', ['testosteron-obshhij', 'testosteron-svobodnyj', 'gspg']],
  ['кальций ионизированный, калий, натрий, магний, цинк', ['kalcij-ionizirovannyj', '?jelektrolity-krovi', '?jelektrolity-krovi', 'magnij', 'cink']],
]
