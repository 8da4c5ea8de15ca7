/** Covers of the articles, by slug. */
import { brand, warm } from '../palette.mjs'
import { cover } from './sizes.mjs'

/** @type {Record<string, import('../scenes.mjs').Scene>} */
export const posts = {
  'bol-v-spine-za-stolom': cover(
    { mood: 'lilac', kind: 'table' },
    ['view', { x: 220, y: 200 }, { width: 300, height: 280 }],
    ['workplace', { x: 480, y: 420, scale: 0.96 }],
    ['disk', { x: 940, y: 330 }, { r: 256, color: brand[300], opacity: 0.8 }],
    ['spine', { x: 940, y: 320, scale: 0.82 }],
  ),
  'chek-ap-po-vozrastu': cover(
    { mood: 'orchid', kind: 'plain' },
    ['disk', { x: 600, y: 330 }, { r: 320, color: brand[200], opacity: 0.8 }],
    [
      'people',
      { x: 0, y: 0 },
      {
        people: [
          {
            x: 600,
            y: 290,
            scale: 0.74,
            person: {
              age: 42,
              style: 'side',
              hair: 'black',
              skin: 'wheat',
              almond: 0.8,
              outfit: 'shirt',
              tone: brand[200],
              smile: true,
            },
          },
          {
            x: 270,
            y: 340,
            scale: 0.72,
            person: {
              age: 23,
              female: true,
              style: 'ponytail',
              hair: 'chestnut',
              skin: 'fair',
              almond: 0.5,
              outfit: 'sweater',
              tone: warm.base,
              smile: true,
              turn: 0.4,
              tilt: 2,
            },
          },
          {
            x: 930,
            y: 340,
            scale: 0.72,
            person: {
              age: 63,
              female: true,
              style: 'bob',
              hair: 'silver',
              skin: 'wheat',
              almond: 0.8,
              outfit: 'turtleneck',
              tone: brand[600],
              glasses: 'round',
              smile: true,
              turn: -0.4,
              tilt: -2,
            },
          },
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
  mammografiya: cover(
    { mood: 'orchid', kind: 'niche', x: 0.54, size: 1.04 },
    ['mammography', { x: 640, y: 385, scale: 0.86 }],
    ['branch', { x: 1220, y: 640, scaleX: -1 }, { scale: 0.9 }],
  ),
  'mrt-ili-kt': cover(
    { mood: 'orchid', kind: 'room' },
    ['mri', { x: 340, y: 380, scale: 0.86 }],
    ['ct', { x: 870, y: 380, scale: 0.86 }],
  ),
  'podgotovka-k-analizu-krovi': cover(
    { mood: 'lilac', kind: 'table' },
    ['clock', { x: 230, y: 190, scale: 0.46 }, { hour: 8, minute: 0 }],
    ['rack', { x: 480, y: 410, scale: 0.86 }, { n: 4 }],
    ['checklist', { x: 930, y: 330, scale: 0.88, turn: 5 }],
  ),
  'proverka-rodinok': cover(
    { mood: 'lilac', kind: 'plain' },
    ['mole', { x: 430, y: 340, scale: 0.96 }],
    ['skinLayers', { x: 940, y: 340, scale: 0.66 }],
  ),
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
  'zdorovyy-son': cover({ mood: 'night', kind: 'plain' }, [
    'moon',
    { x: 600, y: 350, scale: 1.08 },
  ]),
}
