import { lookAlikesIn } from '@/lib/clinic/files/look-alikes'

test.each([
  ['Витaмин D', 'Витaмин', 'a', 'Latin'],
  ['бас дәрiгер', 'дәрiгер', 'i', 'Latin'],
  ['қан тaлдaуы', 'тaлдaуы', 'a', 'Latin'],
  ['дəрігер', 'дəрігер', 'ə', 'Latin'],
  ['Pешение', 'Pешение', 'P', 'Latin'],
  ['<b>Приeм</b>&nbsp;врача', 'Приeм', 'e', 'Latin'],
  ['СOVID-19', 'СOVID', 'С', 'Cyrillic'],
  ['анализ кpoвu', 'кpoвu', 'p, o, u', 'Latin'],
  ['Fеrrum', 'Fеrrum', 'е', 'Cyrillic'],
])('%s', (text, word, letters, alphabet) => {
  expect(lookAlikesIn(text)).toEqual([{ word, letters, alphabet }])
})

test.each([
  'D-димер, T4 свободный, HbA1c, IgE, анти-HCV, HBsAg, СА 125, CA-125, B12, pH-метрия',
  'витамин C, гепатит B, 25-OH витамин D, ПЦР (COVID-19), ЭКГ/ECG, L-карнитин',
  'IgEге, IgE-ге, мкМЕ/мл, vitamin, ірі, дәрігер, ұ, «Amedis»-ке',
  'https://clinic.example/врачи?a=1&b=да',
])('%s: as it should be', text => {
  expect(lookAlikesIn(text)).toEqual([])
})
