/** Pictures of the promotions, by slug. */
import { brand } from '../palette.mjs'
import { tile } from './sizes.mjs'

/** @type {Record<string, import('../scenes.mjs').Scene>} */
export const promotions = {
  'chistka-litsa-i-piling': tile(
    { mood: 'orchid', kind: 'plain' },
    ['disk', { x: 520, y: 430 }, { r: 400, color: brand[200], opacity: 0.8 }],
    ['profile', { x: 450, y: 540, scale: 1.22 }],
    ['stand', { x: 960, y: 800 }, { r: 240, height: 120 }],
    ['serum', { x: 950, y: 610, scale: 0.74 }],
  ),
  'lazernaya-epilyatsiya-tri-zony': tile({ mood: 'orchid', kind: 'halo', size: 1.06 }, [
    'laser',
    { x: 620, y: 520, scale: 1.24 },
  ]),
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
  'udalenie-rodinki': tile(
    { mood: 'orchid', kind: 'plain' },
    ['disk', { x: 600, y: 430 }, { r: 390, color: brand[300], opacity: 0.55 }],
    ['mole', { x: 600, y: 450, scale: 1.2 }],
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
