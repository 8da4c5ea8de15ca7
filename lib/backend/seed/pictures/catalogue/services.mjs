/** Pictures of the services, by slug. */
import { brand, warm } from '../palette.mjs'
import { doctors } from './doctors.mjs'
import { tile } from './sizes.mjs'

/** @type {import('../face.mjs').Person} */
const therapist = { ...doctors['akhmetova-aygul'], turn: 0.2, tilt: -1 }

/** @type {Record<string, import('../scenes.mjs').Scene>} */
export const services = {
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
  gastroskopiya: tile(
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
  'holter-ekg': tile({ mood: 'violet', kind: 'halo', size: 1.05 }, [
    'holter',
    { x: 600, y: 490, scale: 1.3 },
  ]),
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
    [
      'call',
      { x: 600, y: 450, scale: 1.24 },
      {
        person: { ...doctors['sokolova-elena'], turn: 0 },
        self: {
          age: 30,
          style: 'side',
          hair: 'espresso',
          skin: 'wheat',
          outfit: 'sweater',
          tone: brand[600],
        },
      },
    ],
    ['winter', { x: 220, y: 720, scale: 0.44 }],
  ),
  'vyzov-vracha-na-dom': tile(
    { mood: 'orchid', kind: 'room' },
    ['glow', { x: 520, y: 380 }, { r: 480, opacity: 0.8 }],
    ['house', { x: 500, y: 500, scale: 1.14 }],
    ['bag', { x: 880, y: 640, scale: 0.66 }],
    ['potted', { x: 140, y: 790, scale: 0.8 }],
  ),
  'chistka-zubov': tile({ mood: 'violet', kind: 'halo', size: 1.06 }, [
    'dental',
    { x: 560, y: 460, scale: 1.2 },
  ]),
  'lechenie-kariesa': tile({ mood: 'orchid', kind: 'niche', size: 1.1 }, [
    'caries',
    { x: 580, y: 500, scale: 1.08 },
  ]),
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
  'mrt-kolennogo-sustava': tile({ mood: 'orchid', kind: 'halo', size: 1.08 }, [
    'knee',
    { x: 600, y: 450, scale: 1.2 },
  ]),
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
  densitometriya: tile({ mood: 'orchid', kind: 'halo', size: 1.04 }, [
    'densitometry',
    { x: 600, y: 460, scale: 1.24, turn: 14 },
  ]),
  'priem-ginekologa': tile(
    { mood: 'lilac', kind: 'halo', size: 1.04 },
    ['branch', { x: -30, y: 830 }, { scale: 1.1 }],
    ['branch', { x: 1230, y: 860, scaleX: -1 }, { scale: 1.2 }],
    ['womb', { x: 600, y: 420, scale: 1.14 }],
  ),
  'uzi-malogo-taza': tile(
    { mood: 'orchid', kind: 'plain' },
    ['disk', { x: 470, y: 650 }, { r: 300, color: brand[300], opacity: 0.7 }],
    ['womb', { x: 470, y: 660, scale: 0.86 }],
    ['probe', { x: 620, y: 250, scale: 1.06 }],
  ),
  kolposkopiya: tile(
    { mood: 'lilac', kind: 'room' },
    ['slats', { x: 0, y: 0 }, { width: 340, height: 720 }],
    ['colposcope', { x: 580, y: 505, scale: 1.16 }],
    ['potted', { x: 170, y: 800 }, { tall: true }],
  ),
  'vedenie-beremennosti': tile(
    { mood: 'lilac', kind: 'niche', size: 1.2 },
    ['branch', { x: 1240, y: 900, scaleX: -1 }, { scale: 1.1 }],
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
          {
            x: 650,
            y: 470,
            scale: 0.86,
            person: {
              age: 8,
              style: 'crop',
              hair: 'black',
              skin: 'fair',
              almond: 0.6,
              outfit: 'sweater',
              tone: brand[600],
              smile: true,
              turn: -0.3,
            },
          },
          {
            x: 320,
            y: 500,
            scale: 0.86,
            person: {
              age: 6,
              female: true,
              style: 'pigtails',
              hair: 'espresso',
              skin: 'wheat',
              almond: 0.7,
              outfit: 'sweater',
              tone: warm.base,
              smile: true,
              turn: 0.4,
              tilt: 3,
            },
          },
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
    ['view', { x: 240, y: 270 }, { width: 380, height: 360 }],
    ['dripChair', { x: 690, y: 540, scale: 1.1 }],
    ['potted', { x: 220, y: 800, scale: 0.95 }, { tall: true }],
  ),
  magnitoterapiya: tile({ mood: 'orchid', kind: 'halo', size: 1.1 }, [
    'magnet',
    { x: 600, y: 440, scale: 1.16 },
  ]),
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
