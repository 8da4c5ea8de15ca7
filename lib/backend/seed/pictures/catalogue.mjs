/**
 * Every picture of the site: its path under `public/images` and what is on it. Portraits are
 * people before a wall; the rest are scenes of motifs on a stage, placed back to front.
 */
import { brand, warm } from './palette.mjs'

/** @typedef {import('./face.mjs').Person} Person */
/** @typedef {import('./scenes.mjs').Item} Item */

/** @type {Record<string, Person & { wall?: string }>} */
export const doctors = {
  'esenova-madina': { female: true, age: 36, style: 'ponytail', hair: 'espresso', skin: 'wheat', almond: 0.8, smile: true, outfit: 'scrubs', tone: brand[400], stethoscope: true, tilt: 2, turn: -0.4, wall: 'mist' },
  'kuznetsova-anna': { female: true, age: 60, style: 'pixie', hair: 'silver', skin: 'porcelain', almond: 0.3, iris: '#51688c', smile: true, glasses: 'rimless', outfit: 'coat-blouse', tone2: brand[500], wall: 'lilac', tilt: -2 },
  'kovalenko-igor': { age: 50, style: 'receding', hair: 'salt', skin: 'fair', almond: 0.3, iris: '#566b52', beard: 'short', outfit: 'coat-shirt', tone: brand[700], tone2: brand[100], wall: 'mist', turn: 0.4, tilt: 1 },
  'mustafin-erlan': { age: 35, style: 'crop', hair: 'black', skin: 'wheat', almond: 0.9, smile: true, outfit: 'coat', tone: brand[500], badge: true, wall: 'lilac', width: 1.03, tilt: -2 },
  'zhumabaeva-saule': { female: true, age: 45, style: 'bob', hair: 'black', skin: 'wheat', almond: 0.9, outfit: 'coat-blouse', tone2: brand[300], glasses: 'square', wall: 'pearl', turn: 0.5, tilt: 1.5 },
  'petrenko-natalya': { female: true, age: 32, style: 'wavy', hair: 'honey', skin: 'fair', almond: 0.2, iris: '#4f7290', smile: true, outfit: 'coat-turtleneck', tone2: brand[800], earrings: true, wall: 'violet', turn: -0.5 },
  'bayzhanov-timur': { age: 38, style: 'swept', hair: 'black', skin: 'tan', almond: 0.7, smile: true, beard: 'stubble', outfit: 'coat-shirt', tone: brand[500], tone2: brand[200], wall: 'mist', tilt: 2, turn: -0.4 },
  'sokolova-elena': { female: true, age: 55, style: 'bob', hair: 'chestnut', skin: 'porcelain', almond: 0.2, iris: '#5b7a6b', smile: true, outfit: 'coat', tone: brand[600], stethoscope: true, wall: 'lilac', turn: -0.4, tilt: -1.5 },
  'yusupova-gulnara': { female: true, age: 41, style: 'scarf', skin: 'tan', almond: 0.5, smile: true, outfit: 'coat', tone: brand[700], tone2: '#a98be6', wall: 'pearl', tilt: 2 },
  'nurgaliev-daniyar': { age: 36, style: 'side', hair: 'black', skin: 'wheat', almond: 0.8, outfit: 'coat', tone: brand[700], glasses: 'square', pens: true, smile: true, wall: 'violet', turn: 0.4, tilt: -1.5 },
  'pak-viktoriya': { female: true, age: 33, style: 'long', hair: 'black', skin: 'porcelain', almond: 1, smile: true, outfit: 'coat-blouse', tone2: brand[200], wall: 'dusk', width: 1.02, tilt: 1.5 },
  'rakhimova-kamila': { female: true, age: 33, style: 'wavy', hair: 'espresso', skin: 'tan', almond: 0.6, outfit: 'scrubs', tone: '#8e6fd6', earrings: true, wall: 'pearl', turn: 0.5, tilt: -1 },
  'suleymenova-asel': { female: true, age: 27, style: 'bun', hair: 'black', skin: 'fair', almond: 0.9, smile: true, outfit: 'coat', tone: brand[300], badge: true, wall: 'mist', width: 0.98, tilt: -2 },
  'kim-artem': { age: 38, style: 'cap', skin: 'fair', hair: 'black', almond: 1, smile: true, outfit: 'scrubs', tone: brand[600], tone2: brand[500], wall: 'lilac', tilt: 1.5 },
  'bekmuratova-sholpan': { female: true, age: 44, style: 'part', hair: 'espresso', skin: 'wheat', almond: 0.8, smile: true, outfit: 'coat-turtleneck', tone2: brand[500], earrings: true, wall: 'violet', turn: -0.3, tilt: 1 },
  'tulegenov-nurlan': { age: 51, style: 'side', hair: 'salt', skin: 'tan', almond: 0.7, beard: 'moustache', outfit: 'coat', tone: brand[800], wall: 'pearl', width: 1.05, turn: 0.3 },
  'shevchenko-dmitriy': { age: 38, style: 'curly', hair: 'chestnut', skin: 'fair', almond: 0.2, iris: '#5f7f94', beard: 'full', smile: true, outfit: 'scrubs', tone: brand[800], stethoscope: true, wall: 'mist', tilt: -2 },
  'abdrakhmanov-sanzhar': { age: 34, style: 'buzz', hair: 'black', skin: 'tan', almond: 0.7, beard: 'short', smile: true, outfit: 'scrubs', tone: brand[500], badge: true, wall: 'dusk', turn: -0.4, tilt: 1.5 },
  'ibragimova-zhanna': { female: true, age: 46, style: 'long', hair: 'auburn', skin: 'fair', almond: 0.5, outfit: 'coat', tone: brand[700], glasses: 'round', smile: true, wall: 'mist', turn: 0.4 },
  'akhmetova-aygul': { female: true, age: 42, style: 'bun', hair: 'espresso', skin: 'wheat', almond: 0.7, smile: true, outfit: 'coat', tone: brand[600], stethoscope: true, wall: 'lilac', tilt: -2, turn: 0.3 },
  'seytkazina-dinara': { female: true, age: 38, style: 'bangs', hair: 'black', skin: 'wheat', almond: 0.9, outfit: 'coat', tone: brand[400], stethoscope: true, smile: true, wall: 'pearl', tilt: 1 },
  'li-aleksandr': { age: 52, style: 'receding', hair: 'grey', skin: 'wheat', almond: 1, glasses: 'rimless', smile: true, outfit: 'coat-shirt', tone: brand[500], tone2: '#f6f3fd', pens: true, wall: 'lilac', turn: -0.3, tilt: -1 },
  'kasymova-aliya': { female: true, age: 43, style: 'ponytail', hair: 'black', skin: 'tan', almond: 0.6, smile: true, outfit: 'coat-blouse', tone2: brand[400], earrings: true, wall: 'mist', turn: 0.4, tilt: 1.5 },
  'morozova-olga': { female: true, age: 58, style: 'part', hair: 'grey', skin: 'porcelain', almond: 0.2, iris: '#6a5b4a', glasses: 'round', smile: true, outfit: 'coat', tone: brand[500], wall: 'violet', tilt: -1.5 },
  'ospanov-bauyrzhan': { age: 42, style: 'swept', hair: 'espresso', skin: 'wheat', almond: 0.8, beard: 'goatee', outfit: 'coat-turtleneck', tone2: brand[900], wall: 'mist', width: 1.04, turn: 0.4 },
  'ismailov-rustam': { age: 32, style: 'curly', hair: 'black', skin: 'tan', almond: 0.3, beard: 'stubble', smile: true, outfit: 'coat', tone: brand[500], badge: true, wall: 'violet', turn: -0.4, tilt: -1 },
}

/** @type {Person} */
const therapist = { ...doctors['akhmetova-aygul'], turn: 0.2, tilt: -1 }

/**
 * @param {object} stage
 * @param {...Item} items
 */
const tile = (stage, ...items) => ({ width: 1200, height: 900, stage, items })

/**
 * @param {object} stage
 * @param {...Item} items
 */
const cover = (stage, ...items) => ({ width: 1200, height: 675, stage, items })

/** @type {Record<string, import('./scenes.mjs').Scene>} */
const services = {
  'priem-terapevta': tile(
    { mood: 'lilac', kind: 'room' },
    ['view', { x: 250, y: 300 }, { width: 380, height: 400 }],
    ['frame', { x: 1010, y: 270, scale: 0.8 }],
    ['seated', { x: 620, y: 325, scale: 0.72 }, { person: therapist }],
    ['desk', { x: 600, y: 772 }],
    ['checklist', { x: 300, y: 676, scale: 0.42, turn: -6 }],
    ['potted', { x: 990, y: 800, scale: 0.95 }],
  ),
  'uzi-bryushnoy-polosti': tile(
    { mood: 'lilac', kind: 'niche', x: 0.46, size: 1.08 },
    ['ultrasound', { x: 545, y: 500, scale: 1.08 }, { show: 'plain' }],
    ['potted', { x: 1030, y: 790 }, { tall: true }],
  ),
  'mrt-golovnogo-mozga': tile(
    { mood: 'orchid', kind: 'room' },
    ['mri', { x: 640, y: 506, scale: 1.18 }],
    ['film', { x: 190, y: 590, scale: 0.58 }, { show: 'brain' }],
  ),
  'gastroskopiya': tile(
    { mood: 'orchid', kind: 'halo', x: 0.42, size: 1.05 },
    ['stomach', { x: 480, y: 470, scale: 1.12 }],
    ['endoscope', { x: 860, y: 520, scale: 0.78, turn: 6 }],
  ),
  'bazovye-analizy-krovi': tile(
    { mood: 'lilac', kind: 'table' },
    ['rack', { x: 640, y: 510, scale: 1.12 }, { n: 5 }],
    ['drop', { x: 190, y: 640, scale: 0.42 }],
  ),
  'check-up-za-odin-den': tile(
    { mood: 'lilac', kind: 'plinth', x: 0.5, size: 1.06 },
    ['clock', { x: 850, y: 330, scale: 0.58 }, { hour: 9, minute: 0 }],
    ['checklist', { x: 570, y: 452, scale: 1.14 }],
    ['heart', { x: 330, y: 610, scale: 0.46, turn: -8 }],
    ['stethoscope', { x: 880, y: 560, scale: 0.66, turn: 6 }],
  ),
  'priem-kardiologa': tile(
    { mood: 'orchid', kind: 'plinth', size: 1.08 },
    ['heartOrgan', { x: 560, y: 420, scale: 1.12 }],
    ['stethoscope', { x: 860, y: 560, scale: 0.72 }],
  ),
  'uzi-serdtsa': tile(
    { mood: 'violet', kind: 'room' },
    ['disk', { x: 640, y: 400 }, { r: 360, color: brand[500], opacity: 0.6 }],
    ['ultrasound', { x: 640, y: 500, scale: 1.12 }, { show: 'heart' }],
    ['heart', { x: 210, y: 640, scale: 0.46, turn: -8 }, { color: '#d4739a', beat: false }],
  ),
  'holter-ekg': tile(
    { mood: 'violet', kind: 'halo', size: 1.05 },
    ['holter', { x: 600, y: 490, scale: 1.3 }],
  ),
  'sutochnyy-kontrol-davleniya': tile(
    { mood: 'lilac', kind: 'table' },
    ['clock', { x: 940, y: 240, scale: 0.56 }, { hour: 7, minute: 30 }],
    ['pressure', { x: 580, y: 560, scale: 1.16 }],
  ),
  'tredmil-test': tile(
    { mood: 'lilac', kind: 'room' },
    ['view', { x: 330, y: 310 }, { width: 500, height: 400 }],
    ['treadmill', { x: 620, y: 520, scale: 1.2 }],
    ['shoe', { x: 260, y: 756, scale: 0.36 }],
  ),
  'priem-endokrinologa': tile(
    { mood: 'orchid', kind: 'halo', x: 0.46 },
    ['thyroid', { x: 550, y: 450, scale: 1.18 }],
    ['glucometer', { x: 980, y: 560, scale: 0.76, turn: 6 }],
  ),
  'priem-nevrologa': tile(
    { mood: 'lilac', kind: 'plinth', size: 1.06 },
    ['brain', { x: 570, y: 420, scale: 1.12 }],
    ['hammer', { x: 960, y: 510, scale: 1.05, turn: 10 }],
  ),
  'priem-gastroenterologa': tile(
    { mood: 'lilac', kind: 'niche', x: 0.46, size: 1.05 },
    ['stomach', { x: 540, y: 460, scale: 1.06 }],
    ['apple', { x: 960, y: 690, scale: 0.48 }],
  ),
  'onlayn-konsultatsiya-terapevta': tile(
    { mood: 'orchid', kind: 'table' },
    ['card', { x: 250, y: 330 }, { width: 300, height: 130, rows: [0.9, 0.6], dot: brand[400] }],
    ['card', { x: 960, y: 500 }, { width: 300, height: 130, rows: [0.8, 0.5], dot: warm.base }],
    ['call', { x: 600, y: 450, scale: 1.24 }, { person: { ...doctors['sokolova-elena'], turn: 0 }, self: { age: 30, style: 'side', hair: 'espresso', skin: 'wheat', outfit: 'sweater', tone: brand[600] } }],
    ['winter', { x: 220, y: 720, scale: 0.44 }],
  ),
  'vyzov-vracha-na-dom': tile(
    { mood: 'lilac', kind: 'room' },
    ['glow', { x: 520, y: 380 }, { r: 480, opacity: 0.8 }],
    ['house', { x: 500, y: 500, scale: 1.14 }],
    ['bag', { x: 880, y: 640, scale: 0.66 }],
    ['potted', { x: 140, y: 790, scale: 0.8 }],
  ),
  'chistka-zubov': tile(
    { mood: 'violet', kind: 'halo', size: 1.06 },
    ['dental', { x: 560, y: 460, scale: 1.2 }],
  ),
  'lechenie-kariesa': tile(
    { mood: 'orchid', kind: 'niche', size: 1.1 },
    ['caries', { x: 580, y: 500, scale: 1.08 }],
  ),
  'implantatsiya-zuba': tile(
    { mood: 'lilac', kind: 'plain' },
    ['disk', { x: 600, y: 420 }, { r: 380, color: brand[300], opacity: 0.7 }],
    ['implant', { x: 600, y: 520, scale: 1.18 }],
    ['spark', { x: 860, y: 220 }, { r: 50 }],
    ['spark', { x: 940, y: 300 }, { r: 24 }],
  ),
  'lechenie-molochnyh-zubov': tile(
    { mood: 'lilac', kind: 'plinth', size: 1.04 },
    ['milkTooth', { x: 560, y: 500, scale: 1.16 }],
    ['brush', { x: 920, y: 620, scale: 0.6 }],
  ),
  'mrt-otdela-pozvonochnika': tile(
    { mood: 'violet', kind: 'halo', x: 0.4, size: 1.05 },
    ['spine', { x: 470, y: 440, scale: 1.12 }],
    ['film', { x: 880, y: 520, scale: 0.82 }, { show: 'spine', stand: false }],
  ),
  'mrt-kolennogo-sustava': tile(
    { mood: 'orchid', kind: 'halo', size: 1.08 },
    ['knee', { x: 600, y: 450, scale: 1.2 }],
  ),
  'kt-pazuh-nosa': tile(
    { mood: 'lilac', kind: 'room' },
    ['ct', { x: 800, y: 500, scale: 1.04 }],
    ['film', { x: 340, y: 516, scale: 0.9 }, { show: 'sinus' }],
  ),
  'kt-legkih': tile(
    { mood: 'orchid', kind: 'room' },
    ['ct', { x: 600, y: 500, scale: 1.24 }],
    ['glow', { x: 640, y: 430 }, { r: 230, opacity: 0.9 }],
    ['lungs', { x: 636, y: 408, scale: 0.46 }],
  ),
  'uzi-shchitovidnoy-zhelezy': tile(
    { mood: 'orchid', kind: 'niche', x: 0.54, size: 1.08 },
    ['ultrasound', { x: 640, y: 500, scale: 1.08 }, { show: 'thyroid' }],
    ['potted', { x: 170, y: 790, scale: 0.95 }],
  ),
  'ekg-s-opisaniem': tile(
    { mood: 'night', kind: 'plinth', size: 1.04 },
    ['ecg', { x: 600, y: 470, scale: 1.1 }],
    ['ecgStrip', { x: 640, y: 730, scale: 0.6, turn: -3 }],
  ),
  'densitometriya': tile(
    { mood: 'orchid', kind: 'halo', size: 1.04 },
    ['densitometry', { x: 600, y: 460, scale: 1.24, turn: 14 }],
  ),
  'priem-ginekologa': tile(
    { mood: 'lilac', kind: 'halo', size: 1.04 },
    ['branch', { x: 700, y: 790 }, { scale: 1 }],
    ['branch', { x: 500, y: 800, scaleX: -1 }, { scale: 0.9 }],
    ['womb', { x: 600, y: 420, scale: 1.14 }],
  ),
  'uzi-malogo-taza': tile(
    { mood: 'orchid', kind: 'plain' },
    ['disk', { x: 470, y: 650 }, { r: 300, color: brand[300], opacity: 0.7 }],
    ['womb', { x: 470, y: 660, scale: 0.86 }],
    ['probe', { x: 620, y: 250, scale: 1.06 }],
  ),
  'kolposkopiya': tile(
    { mood: 'lilac', kind: 'room' },
    ['slats', { x: 0, y: 0 }, { width: 340, height: 720 }],
    ['colposcope', { x: 580, y: 505, scale: 1.16 }],
    ['potted', { x: 170, y: 800 }, { tall: true }],
  ),
  'vedenie-beremennosti': tile(
    { mood: 'lilac', kind: 'niche', size: 1.2 },
    ['branch', { x: 820, y: 830 }, { scale: 0.82 }],
    ['expecting', { x: 590, y: 270, scale: 0.72 }],
  ),
  'uzi-molochnyh-zhelez': tile(
    { mood: 'lilac', kind: 'table' },
    ['ribbon', { x: 360, y: 560, scale: 1.5, turn: -6 }],
    ['probe', { x: 780, y: 430, scale: 0.96 }],
    ['flower', { x: 190, y: 740 }, { r: 58 }],
    ['flower', { x: 560, y: 790 }, { r: 40 }],
  ),
  'priem-pediatra': tile(
    { mood: 'lilac', kind: 'room' },
    ['view', { x: 930, y: 300 }, { width: 400, height: 380 }],
    ['teddy', { x: 470, y: 505, scale: 1.16 }],
    ['toys', { x: 900, y: 600, scale: 0.72 }],
  ),
  'uzi-tazobedrennyh-sustavov': tile(
    { mood: 'orchid', kind: 'halo', x: 0.62 },
    ['hips', { x: 790, y: 420, scale: 0.98 }],
    ['baby', { x: 330, y: 420, scale: 0.94, turn: -8 }],
  ),
  'osmotr-pered-sadom-i-shkoloy': tile(
    { mood: 'lilac', kind: 'room' },
    ['checklist', { x: 970, y: 380, scale: 0.86, turn: 5 }],
    [
      'people',
      { x: 0, y: 0 },
      {
        people: [
          { x: 650, y: 470, scale: 0.86, person: { age: 8, style: 'crop', hair: 'black', skin: 'fair', almond: 0.6, outfit: 'sweater', tone: brand[600], smile: true, turn: -0.3 } },
          { x: 320, y: 500, scale: 0.86, person: { age: 6, female: true, style: 'pigtails', hair: 'espresso', skin: 'wheat', almond: 0.7, outfit: 'sweater', tone: warm.base, smile: true, turn: 0.4, tilt: 3 } },
        ],
      },
    ],
  ),
  'priem-detskogo-lor-vracha': tile(
    { mood: 'violet', kind: 'plinth', x: 0.46 },
    ['ear', { x: 560, y: 450, scale: 1.06 }],
    ['teddy', { x: 970, y: 610, scale: 0.66 }, { stethoscope: false }],
  ),
  'kapelnitsa-po-naznacheniyu': tile(
    { mood: 'lilac', kind: 'room' },
    ['view', { x: 330, y: 290 }, { width: 440, height: 380 }],
    ['dripChair', { x: 600, y: 520, scale: 1.16 }],
    ['potted', { x: 170, y: 800 }],
  ),
  'magnitoterapiya': tile(
    { mood: 'orchid', kind: 'halo', size: 1.1 },
    ['magnet', { x: 600, y: 440, scale: 1.16 }],
  ),
  'lechebnyy-massazh-spiny': tile(
    { mood: 'lilac', kind: 'room' },
    ['slats', { x: 860, y: 0 }, { width: 340, height: 720 }],
    ['frame', { x: 260, y: 260 }],
    ['pendant', { x: 600, y: 0 }, { drop: 120 }],
    ['couch', { x: 580, y: 540, scale: 1.18 }],
    ['potted', { x: 1090, y: 800 }, { tall: true }],
  ),
  'lechebnaya-gimnastika': tile(
    { mood: 'lilac', kind: 'room' },
    ['view', { x: 800, y: 300 }, { width: 560, height: 420, bars: 3 }],
    ['gym', { x: 590, y: 545, scale: 1.18 }],
  ),
}

/** @type {Record<string, import('./scenes.mjs').Scene>} */
const promotions = {
  'chistka-litsa-i-piling': tile(
    { mood: 'lilac', kind: 'niche', x: 0.42, size: 1.12 },
    ['profile', { x: 500, y: 440, scale: 1.02 }],
    ['serum', { x: 920, y: 630, scale: 0.74 }],
  ),
  'lazernaya-epilyatsiya-tri-zony': tile({ mood: 'orchid', kind: 'halo', size: 1.06 }, ['laser', { x: 620, y: 520, scale: 1.24 }]),
  'sertifikat-na-uhod-za-litsom': tile(
    { mood: 'lilac', kind: 'plinth', size: 1.06 },
    ['voucher', { x: 520, y: 370, scale: 1.04 }],
    ['serum', { x: 830, y: 590, scale: 0.78 }],
  ),
  'chistka-zubov-vdvoyom': tile(
    { mood: 'violet', kind: 'halo', size: 1.06 },
    ['smiles', { x: 590, y: 450, scale: 1.24 }],
    ['spark', { x: 220, y: 250 }, { r: 44 }],
    ['spark', { x: 970, y: 220 }, { r: 60 }],
    ['spark', { x: 1040, y: 320 }, { r: 26 }],
  ),
  'udalenie-rodinki': tile({ mood: 'orchid', kind: 'plain' }, ['disk', { x: 600, y: 430 }, { r: 390, color: brand[300], opacity: 0.55 }], ['mole', { x: 600, y: 450, scale: 1.2 }]),
  'obsledovanie-pary-pered-eko': tile(
    { mood: 'lilac', kind: 'plain' },
    ['disk', { x: 600, y: 420 }, { r: 400, color: brand[200], opacity: 0.9 }],
    [
      'people',
      { x: 0, y: 0 },
      {
        people: [
          { x: 400, y: 430, scale: 0.82, person: { age: 34, style: 'side', hair: 'espresso', skin: 'wheat', almond: 0.7, outfit: 'shirt', tone: brand[200], smile: true, turn: 0.5, tilt: 2 } },
          { x: 740, y: 470, scale: 0.82, person: { age: 31, female: true, style: 'long', hair: 'black', skin: 'fair', almond: 0.8, outfit: 'blouse', tone: brand[500], smile: true, turn: -0.5, tilt: -4 } },
        ],
      },
    ],
    ['disk', { x: 1000, y: 250 }, { r: 160, color: brand[300], opacity: 0.9 }],
    ['embryo', { x: 1000, y: 250, scale: 0.56 }],
  ),
  'zdorovyy-start-do-goda': tile(
    { mood: 'lilac', kind: 'halo', x: 0.44, size: 1.04 },
    ['baby', { x: 520, y: 400, scale: 0.98, turn: -5 }],
    ['bottle', { x: 930, y: 660, scale: 0.62 }],
    ['teddy', { x: 200, y: 720, scale: 0.5 }, { stethoscope: false }],
  ),
  'onkoskrining-pervyy-shag': tile(
    { mood: 'orchid', kind: 'halo', size: 1.04 },
    ['shield', { x: 560, y: 440, scale: 1.2 }],
    ['ribbon', { x: 860, y: 600, scale: 1.12, turn: 8 }],
  ),
  'uzi-posle-16-00': tile(
    { mood: 'night', kind: 'room' },
    ['view', { x: 900, y: 290 }, { width: 460, height: 420, time: 'evening' }],
    ['ultrasound', { x: 500, y: 510, scale: 1.08 }, { show: 'plain' }],
    ['clock', { x: 930, y: 650, scale: 0.5 }, { hour: 16, minute: 0 }],
  ),
  'serdtse-v-vyhodnye': tile(
    { mood: 'lilac', kind: 'table' },
    ['calendar', { x: 740, y: 400, scale: 1.16, turn: 4 }],
    ['heart', { x: 390, y: 520, scale: 1.02, turn: -6 }],
  ),
  'sertifikat-na-check-up': tile(
    { mood: 'lilac', kind: 'plinth', size: 1.06 },
    ['checklist', { x: 800, y: 420, scale: 0.92, turn: 7 }, { ticks: 5 }],
    ['gift', { x: 500, y: 500, scale: 1.02 }],
    ['flower', { x: 250, y: 690 }, { r: 48 }],
  ),
}

/** @type {Record<string, import('./scenes.mjs').Scene>} */
const posts = {
  'bol-v-spine-za-stolom': cover(
    { mood: 'lilac', kind: 'table' },
    ['view', { x: 220, y: 200 }, { width: 300, height: 280 }],
    ['workplace', { x: 480, y: 420, scale: 0.96 }],
    ['disk', { x: 900, y: 330 }, { r: 270, color: brand[300], opacity: 0.8 }],
    ['spine', { x: 900, y: 320, scale: 0.82 }],
  ),
  'chek-ap-po-vozrastu': cover(
    { mood: 'orchid', kind: 'plain' },
    ['disk', { x: 600, y: 330 }, { r: 320, color: brand[200], opacity: 0.8 }],
    [
      'people',
      { x: 0, y: 0 },
      {
        people: [
          { x: 600, y: 290, scale: 0.74, person: { age: 42, style: 'side', hair: 'black', skin: 'wheat', almond: 0.8, outfit: 'shirt', tone: brand[200], smile: true } },
          { x: 270, y: 340, scale: 0.72, person: { age: 23, female: true, style: 'ponytail', hair: 'chestnut', skin: 'fair', almond: 0.5, outfit: 'sweater', tone: warm.base, smile: true, turn: 0.4, tilt: 2 } },
          { x: 930, y: 340, scale: 0.72, person: { age: 63, female: true, style: 'bob', hair: 'silver', skin: 'wheat', almond: 0.8, outfit: 'turtleneck', tone: brand[600], glasses: 'round', smile: true, turn: -0.4, tilt: -2 } },
        ],
      },
    ],
  ),
  'davlenie-doma': cover(
    { mood: 'lilac', kind: 'table' },
    ['view', { x: 960, y: 190 }, { width: 340, height: 290 }],
    ['pressure', { x: 520, y: 400, scale: 0.96 }],
    ['winter', { x: 960, y: 500, scale: 0.44 }],
  ),
  'deficit-zheleza': cover(
    { mood: 'lilac', kind: 'halo', x: 0.36, size: 1.1 },
    ['drop', { x: 430, y: 330, scale: 0.94 }],
    ['plate', { x: 870, y: 370, scale: 0.86 }],
  ),
  'gigiena-polosti-rta': cover(
    { mood: 'orchid', kind: 'plinth', size: 0.96 },
    ['tooth', { x: 510, y: 320, scale: 0.86 }, { sparkle: false }],
    ['brush', { x: 830, y: 420, scale: 0.74 }],
    ['spark', { x: 310, y: 150 }, { r: 40 }],
    ['spark', { x: 700, y: 110 }, { r: 30 }],
  ),
  'kalendar-privivok': cover(
    { mood: 'lilac', kind: 'table' },
    ['calendar', { x: 400, y: 310, scale: 0.94, turn: -4 }],
    ['vaccine', { x: 760, y: 390, scale: 0.76 }],
    ['teddy', { x: 1050, y: 470, scale: 0.5 }, { stethoscope: false }],
  ),
  'mammografiya': cover(
    { mood: 'orchid', kind: 'niche', x: 0.54, size: 1.04 },
    ['mammography', { x: 640, y: 385, scale: 0.86 }],
    ['branch', { x: 840, y: 640 }, { scale: 0.66 }],
  ),
  'mrt-ili-kt': cover({ mood: 'orchid', kind: 'room' }, ['mri', { x: 340, y: 380, scale: 0.86 }], ['ct', { x: 870, y: 380, scale: 0.86 }]),
  'podgotovka-k-analizu-krovi': cover(
    { mood: 'lilac', kind: 'table' },
    ['clock', { x: 230, y: 190, scale: 0.46 }, { hour: 8, minute: 0 }],
    ['rack', { x: 480, y: 410, scale: 0.86 }, { n: 4 }],
    ['checklist', { x: 930, y: 330, scale: 0.88, turn: 5 }],
  ),
  'proverka-rodinok': cover({ mood: 'lilac', kind: 'plain' }, ['mole', { x: 430, y: 340, scale: 0.96 }], ['skinLayers', { x: 940, y: 340, scale: 0.66 }]),
  'sezon-grippa': cover(
    { mood: 'orchid', kind: 'table' },
    ['view', { x: 880, y: 210 }, { width: 420, height: 330 }],
    ['winter', { x: 470, y: 390, scale: 0.98 }],
    ['pills', { x: 890, y: 470, scale: 0.56 }],
  ),
  'shchitovidnaya-zheleza': cover(
    { mood: 'violet', kind: 'halo', x: 0.4, size: 1.08 },
    ['thyroid', { x: 480, y: 337, scale: 1.12 }],
    ['rack', { x: 930, y: 440, scale: 0.58 }, { n: 3 }],
  ),
  'vecherniy-priem-so-skidkoy': cover(
    { mood: 'night', kind: 'room' },
    ['view', { x: 600, y: 250 }, { width: 860, height: 400, time: 'evening', bars: 3 }],
    ['clock', { x: 330, y: 410, scale: 0.72 }, { hour: 16, minute: 0 }],
    ['tag', { x: 900, y: 470, scale: 0.84, turn: 8 }],
  ),
  'vitamin-d-zimoy': cover(
    { mood: 'lilac', kind: 'table' },
    ['sunrise', { x: 470, y: 310, scale: 0.98 }],
    ['pills', { x: 980, y: 450, scale: 0.72 }],
  ),
  'zdorovyy-son': cover({ mood: 'night', kind: 'plain' }, ['moon', { x: 600, y: 350, scale: 1.08 }]),
}

/** @type {Record<string, import('./scenes.mjs').Scene>} */
const checkUps = {
  'kompleksnyj-check-up': tile(
    { mood: 'orchid', kind: 'plinth', size: 1.08 },
    ['rack', { x: 880, y: 560, scale: 0.62 }, { n: 3 }],
    ['checklist', { x: 560, y: 440, scale: 1.16 }, { ticks: 5 }],
    ['heart', { x: 330, y: 600, scale: 0.54, turn: -8 }],
  ),
  'zhenskoe-zdorove': tile(
    { mood: 'lilac', kind: 'niche', size: 1.2 },
    ['branch', { x: 180, y: 860 }, { scale: 1 }],
    ['person', { x: 610, y: 410, scale: 0.98 }, { person: { age: 34, female: true, style: 'wavy', hair: 'espresso', skin: 'wheat', almond: 0.7, outfit: 'blouse', tone: brand[500], smile: true, earrings: true, tilt: -3, turn: -0.4 } }],
    ['flower', { x: 1010, y: 250 }, { r: 70 }],
    ['flower', { x: 1090, y: 350 }, { r: 40 }],
  ),
  'muzhskoe-zdorove': tile(
    { mood: 'orchid', kind: 'niche', size: 1.2 },
    ['person', { x: 570, y: 410, scale: 0.98 }, { person: { age: 40, style: 'swept', hair: 'black', skin: 'tan', almond: 0.7, beard: 'short', outfit: 'shirt', tone: '#efe8fb', smile: true, tilt: 2, turn: 0.4 } }],
    ['shield', { x: 980, y: 640, scale: 0.6, turn: 6 }],
  ),
  'zdorovoe-serdce': tile(
    { mood: 'night', kind: 'halo', size: 1.06 },
    ['heart', { x: 600, y: 450, scale: 1.26 }, { color: '#d4739a' }],
  ),
  'check-up-50-plus': tile(
    { mood: 'lilac', kind: 'plain' },
    ['disk', { x: 600, y: 440 }, { r: 410, color: brand[300], opacity: 0.75 }],
    [
      'people',
      { x: 0, y: 0 },
      {
        people: [
          { x: 410, y: 430, scale: 0.86, person: { age: 64, style: 'receding', hair: 'silver', skin: 'wheat', almond: 0.8, glasses: 'square', beard: 'short', outfit: 'sweater', tone: brand[600], smile: true, turn: 0.4, tilt: 2 } },
          { x: 770, y: 480, scale: 0.86, person: { age: 60, female: true, style: 'bun', hair: 'grey', skin: 'fair', almond: 0.7, outfit: 'blouse', tone: brand[300], smile: true, earrings: true, turn: -0.4, tilt: -4 } },
        ],
      },
    ],
  ),
  'pered-sportom': tile(
    { mood: 'lilac', kind: 'plinth', size: 1.06 },
    ['heart', { x: 790, y: 350, scale: 0.62, turn: 8 }],
    ['shoe', { x: 560, y: 530, scale: 1.06 }],
  ),
}

/**
 * The four slides of the home page, wide and tall.
 * @param {string} tint
 * @param {readonly Item[]} items around (0, 0), about 1200 × 760
 * @param {{ tall?: number, wide?: number, tallY?: number }} [scale]
 * @returns {{ wide: import('./scenes.mjs').Scene, tall: import('./scenes.mjs').Scene }}
 */
const slide = (tint, items, { wide = 1, tall = 0.8, tallY = 770 } = {}) => {
  const move = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) =>
    items.map(([name, place, options]) => /** @type {Item} */ ([name, { ...place, x: x + place.x * k, y: y + place.y * k, scale: (place.scale ?? 1) * k }, options]))
  return {
    wide: { width: 2400, height: 900, stage: { banner: 'wide', tint }, items: move(1740, 470, wide) },
    tall: { width: 960, height: 1080, stage: { banner: 'tall', tint }, items: move(480, tallY, tall) },
  }
}

const slides = [
  slide(
    brand[300],
    [
      ['checklist', { x: -350, y: 40, scale: 1.0, turn: -8 }, { ticks: 4 }],
      ['person', { x: 40, y: -70, scale: 0.86 }, { person: { ...doctors['esenova-madina'], outfit: 'coat', tone: brand[600], turn: -0.3 } }],
      ['heart', { x: 400, y: -120, scale: 0.5, turn: 8 }],
      ['card', { x: 400, y: 190 }, { width: 300, height: 140, rows: [0.9, 0.6], dot: warm.base }],
    ],
    { wide: 1, tall: 0.82, tallY: 790 },
  ),
  slide(
    brand[300],
    [
      ['view', { x: 60, y: -110 }, { width: 820, height: 480, time: 'evening', bars: 3 }],
      ['clock', { x: -330, y: 70, scale: 0.82 }, { hour: 16, minute: 0 }],
      ['gift', { x: 90, y: 120, scale: 0.74 }],
      ['tag', { x: 420, y: 110, scale: 0.86, turn: 10 }],
    ],
    { wide: 1.02, tall: 0.8, tallY: 800 },
  ),
  slide(
    brand[200],
    [
      ['microscope', { x: 380, y: -10, scale: 1.04 }],
      ['rack', { x: -180, y: 50, scale: 0.98 }, { n: 5 }],
      ['drop', { x: 120, y: 200, scale: 0.3 }],
    ],
    { wide: 1.06, tall: 0.82, tallY: 790 },
  ),
  slide(
    brand[300],
    [
      ['mri', { x: 60, y: 0, scale: 1.2 }],
      ['film', { x: -420, y: 76, scale: 0.66 }, { show: 'brain' }],
      ['potted', { x: 560, y: 296, scale: 0.9 }, { tall: true }],
    ],
    { wide: 1.02, tall: 0.8, tallY: 790 },
  ),
]

/** @type {Person[]} */
const staff = [
  { age: 45, style: 'side', hair: 'black', skin: 'wheat', almond: 0.8, outfit: 'suit', tone: brand[800], smile: true },
  { age: 34, female: true, style: 'bob', hair: 'espresso', skin: 'fair', almond: 0.6, outfit: 'blouse', tone: brand[400], smile: true, turn: 0.4, tilt: 2 },
  { age: 30, style: 'curly', hair: 'chestnut', skin: 'tan', almond: 0.3, outfit: 'shirt', tone: '#efe8fb', smile: true, beard: 'stubble', turn: -0.4, tilt: -2 },
]

/** @type {Record<string, import('./scenes.mjs').Scene>} */
const home = {
  about: {
    width: 1600,
    height: 1000,
    stage: { mood: 'lilac', kind: 'room' },
    items: [
      ['view', { x: 400, y: 360 }, { width: 720, height: 560, bars: 3 }],
      ['slats', { x: 920, y: 0 }, { width: 680, height: 800 }],
      ['disk', { x: 1250, y: 310 }, { r: 150, color: brand[200], opacity: 0.9 }],
      ['flower', { x: 1250, y: 310 }, { r: 96 }],
      ['person', { x: 1150, y: 520, scale: 0.36 }, { person: { female: true, age: 29, style: 'bun', hair: 'black', skin: 'wheat', almond: 0.8, outfit: 'blouse', tone: brand[600], smile: true, turn: -0.3 } }],
      ['person', { x: 1380, y: 510, scale: 0.36 }, { person: { age: 33, style: 'side', hair: 'espresso', skin: 'fair', almond: 0.5, outfit: 'shirt', tone: brand[200], smile: true, turn: 0.3 } }],
      ['counter', { x: 1250, y: 880 }, { width: 620 }],
      ['pendant', { x: 1070, y: 0, scale: 0.8 }, { drop: 130 }],
      ['pendant', { x: 1430, y: 0, scale: 0.8 }, { drop: 130 }],
      ['potted', { x: 850, y: 850 }, { tall: true }],
      ['sofa', { x: 380, y: 890 }],
      ['potted', { x: 80, y: 880, scale: 0.9 }],
    ],
  },
  corporate: tile(
    { mood: 'lilac', kind: 'plain' },
    ['disk', { x: 600, y: 470 }, { r: 430, color: brand[300], opacity: 0.7 }],
    ['umbrella', { x: 600, y: 330, scale: 1.36 }],
    ['people', { x: 0, y: 0 }, { people: [{ x: 600, y: 460, scale: 0.68, person: staff[0] }, { x: 330, y: 530, scale: 0.66, person: staff[1] }, { x: 870, y: 530, scale: 0.66, person: staff[2] }] }],
  ),
  consultation: tile(
    { mood: 'violet', kind: 'plain' },
    ['disk', { x: 600, y: 450 }, { r: 400, color: brand[500], opacity: 0.7 }],
    ['call', { x: 600, y: 456, scale: 1.26, turn: -4 }, { person: doctors['bayzhanov-timur'], self: { female: true, age: 30, style: 'long', hair: 'chestnut', skin: 'fair', outfit: 'sweater', tone: warm.base } }],
    ['card', { x: 250, y: 330 }, { width: 300, height: 130, rows: [0.9, 0.6], dot: brand[400] }],
    ['card', { x: 960, y: 580 }, { width: 300, height: 130, rows: [0.8, 0.5], dot: warm.base }],
    ['heart', { x: 950, y: 260, scale: 0.34, turn: 10 }, { color: '#d4739a', beat: false }],
  ),
  calculator: tile(
    { mood: 'lilac', kind: 'table' },
    ['checklist', { x: 800, y: 400, scale: 1.16, turn: 5 }, { ticks: 3 }],
    ['rack', { x: 400, y: 520, scale: 0.98 }, { n: 4 }],
  ),
}

/**
 * Every picture by its path under `public/images`, without the extension.
 * @type {Record<string, { kind: 'portrait', person: Person & { wall?: string } } | { kind: 'scene', scene: import('./scenes.mjs').Scene }>}
 */
export const catalogue = Object.fromEntries([
  ...Object.entries(doctors).map(([slug, person]) => [`doctors/${slug}`, { kind: 'portrait', person }]),
  ...Object.entries({ services, promotions, posts, 'check-ups': checkUps, home }).flatMap(([folder, scenes]) =>
    Object.entries(scenes).map(([slug, scene]) => [`${folder}/${slug}`, { kind: 'scene', scene }]),
  ),
  ...slides.flatMap(({ wide, tall }, index) => [
    [`banners/${index + 1}-desktop`, { kind: 'scene', scene: wide }],
    [`banners/${index + 1}-mobile`, { kind: 'scene', scene: tall }],
  ]),
])
