/** Pictures of the check-up programmes, by slug. */
import { brand } from '../palette.mjs'
import { tile } from './sizes.mjs'

/** @type {Record<string, import('../scenes.mjs').Scene>} */
export const checkUps = {
  'kompleksnyj-check-up': tile(
    { mood: 'orchid', kind: 'plinth', size: 1.08 },
    ['rack', { x: 880, y: 560, scale: 0.62 }, { n: 3 }],
    ['checklist', { x: 560, y: 440, scale: 1.16 }, { ticks: 5 }],
    ['heart', { x: 330, y: 600, scale: 0.54, turn: -8 }],
  ),
  'zhenskoe-zdorove': tile(
    { mood: 'lilac', kind: 'niche', size: 1.2 },
    ['branch', { x: -30, y: 760 }, { scale: 1.1 }],
    [
      'person',
      { x: 610, y: 410, scale: 0.98 },
      {
        person: {
          age: 34,
          female: true,
          style: 'wavy',
          hair: 'espresso',
          skin: 'wheat',
          almond: 0.7,
          outfit: 'blouse',
          tone: brand[500],
          smile: true,
          earrings: true,
          tilt: -3,
          turn: -0.4,
        },
      },
    ],
    ['flower', { x: 1010, y: 250 }, { r: 70 }],
    ['flower', { x: 1090, y: 350 }, { r: 40 }],
  ),
  'muzhskoe-zdorove': tile(
    { mood: 'orchid', kind: 'niche', size: 1.2 },
    [
      'person',
      { x: 570, y: 410, scale: 0.98 },
      {
        person: {
          age: 40,
          style: 'swept',
          hair: 'black',
          skin: 'tan',
          almond: 0.7,
          beard: 'short',
          outfit: 'shirt',
          tone: '#efe8fb',
          smile: true,
          tilt: 2,
          turn: 0.4,
        },
      },
    ],
    ['shield', { x: 980, y: 640, scale: 0.6, turn: 6 }],
  ),
  'zdorovoe-serdce': tile({ mood: 'night', kind: 'halo', size: 1.06 }, [
    'heart',
    { x: 600, y: 450, scale: 1.26 },
    { color: '#d4739a' },
  ]),
  'check-up-50-plus': tile(
    { mood: 'lilac', kind: 'plain' },
    ['disk', { x: 600, y: 440 }, { r: 410, color: brand[300], opacity: 0.75 }],
    [
      'people',
      { x: 0, y: 0 },
      {
        people: [
          {
            x: 410,
            y: 430,
            scale: 0.86,
            person: {
              age: 64,
              style: 'receding',
              hair: 'silver',
              skin: 'wheat',
              almond: 0.8,
              glasses: 'square',
              beard: 'short',
              outfit: 'sweater',
              tone: brand[600],
              smile: true,
              turn: 0.4,
              tilt: 2,
            },
          },
          {
            x: 770,
            y: 480,
            scale: 0.86,
            person: {
              age: 60,
              female: true,
              style: 'bun',
              hair: 'grey',
              skin: 'fair',
              almond: 0.7,
              outfit: 'blouse',
              tone: brand[300],
              smile: true,
              earrings: true,
              turn: -0.4,
              tilt: -4,
            },
          },
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
