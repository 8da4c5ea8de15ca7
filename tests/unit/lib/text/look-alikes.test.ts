import { legible, lookAlikesIn, respelt } from '@/lib/text/look-alikes'

test.each([
  ['Витaмин D', 'Витaмин', 'a', 'Latin', 'Витамин'],
  ['бас дәрiгер', 'дәрiгер', 'i', 'Latin', 'дәрігер'],
  ['қан тaлдaуы', 'тaлдaуы', 'a', 'Latin', 'талдауы'],
  ['дəрігер', 'дəрігер', 'ə', 'Latin', 'дәрігер'],
  ['Pешение', 'Pешение', 'P', 'Latin', 'Решение'],
  ['<b>Приeм</b>&nbsp;врача', 'Приeм', 'e', 'Latin', 'Прием'],
  ['СOVID-19', 'СOVID', 'С', 'Cyrillic', 'COVID'],
  ['анализ кpoвu', 'кpoвu', 'p, o, u', 'Latin', undefined],
  ['Fеrrum', 'Fеrrum', 'е', 'Cyrillic', 'Ferrum'],
])('%s', (text, word, letters, alphabet, inOne) => {
  expect(lookAlikesIn(text)).toEqual([{ word, letters, alphabet, respelt: inOne }])
  expect(respelt(text)).toBe(text.replace(word, inOne ?? word))
})

test.each([
  'D-димер, T4 свободный, HbA1c, IgE, анти-HCV, HBsAg, СА 125, CA-125, B12, pH-метрия',
  'витамин C, гепатит B, 25-OH витамин D, ПЦР (COVID-19), ЭКГ/ECG, L-карнитин',
  'IgEге, IgE-ге, мкМЕ/мл, vitamin, ірі, дәрігер, ұ, «Amedis»-ке',
  'https://clinic.example/врачи?a=1&b=да',
])('%s: as it should be', text => {
  expect(lookAlikesIn(text)).toEqual([])
  expect(respelt(text)).toBe(text)
  expect(legible(text)).toBe(text)
})

test.each([
  ['АТ к казеинуIgG', 'АТ к казеину IgG'],
  ['антитела к вирусу АIgМ', 'антитела к вирусу А IgM'],
  // The Cyrillic М.
  ['к вирусуIgМ', 'к вирусу IgM'],
  ['ДНКListeria monocytogenes', 'ДНК Listeria monocytogenes'],
  ['HBsсуммарные', 'HBs суммарные'],
  ['ListeriaIg G, anti-HBcIgM', 'Listeria Ig G, anti-HBc IgM'],
  ['Кpеатинин', 'Креатинин'],
  ['-протромбин ( по Квику )', 'протромбин (по Квику)'],
  ['sIgA, ТИРЕОГЛОБУЛИHА, мРНК', 'sIgA, ТИРЕОГЛОБУЛИНА, мРНК'],
])('%s is read as %s (B208)', (text, read) => {
  expect(legible(text)).toBe(read)
})
