/** Facts that several texts of the sample content state: each says the same. */
import { readdirSync, readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(`content/${file}`, 'utf8').replace(/\s+/g, ' ')
const filesIn = (folder: string) =>
  readdirSync(`content/${folder}`).map(name => `${folder}/${name}`)

test.each([
  [
    'in Russian',
    /Нужно ([\d–]+) дней без семяизвержения, без алкоголя, бани и перегрева/,
    /спермограмм\S* (?:нужн\S )?(\S+) дн/gi,
  ],
  [
    'in Kazakh',
    /([\d–]+) күн шәует шығармаңыз, алкоголь ішпеңіз, моншаға түспеңіз, қызып/,
    /спермограмма\S* (?:алдында |дейін )?(\S+) күн/gi,
  ],
] as const)('before a spermogram the same days everywhere, %s', (_name, own, elsewhere) => {
  const [, days] = own.exec(read('analyses.csv')) ?? []
  const said = [...filesIn('check-ups'), ...filesIn('promotions'), ...filesIn('posts')].flatMap(
    file => [...read(file).matchAll(elsewhere)].map(([, span]) => `${file}: ${span}`),
  )
  expect(said.length).toBeGreaterThan(2)
  expect(said).toEqual(said.map(each => each.replace(/: .*/, `: ${days}`)))
})

const laser = 'promotions/lazernaya-epilyatsiya-tri-zony.yaml'

test.each([
  [
    'ru',
    'беременн кормлен герпес гнойничк воспалени изотретиноин загар эпилепси рубц свёртыван онкологическ',
  ],
  [
    'kk',
    'жүктілік емізу ұшық іріңді қабын изотретиноин күнге эпилепсия тыртық ұюының онкологиялық',
  ],
])('the laser is not for those whom the page of cosmetology names (%s)', (locale, stems) => {
  const page = read(`pages/promotions/category/cosmetology.${locale}.md`).toLowerCase()
  const [, warning = ''] =
    new RegExp(`warning:.*? ${locale}: (.*?)(?: kk: | updated_at)`).exec(read(laser)) ?? []
  for (const stem of stems.split(' ')) {
    expect(page).toContain(stem)
    expect(warning.toLowerCase()).toContain(stem)
  }
})

test('the jars of Zimnitsky cover the whole day, in the table and in the leaflet', () => {
  for (const text of [read('analyses.csv'), read('documents/preparation-urine-tests.ru.md')]) {
    expect(text).toContain('с 6:00 до 9:00')
    expect(text).toContain('с 3:00 до 6:00')
  }
})
