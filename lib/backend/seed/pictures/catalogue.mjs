/**
 * Every picture of the site: its path under `public/images` and what is on it. Portraits are
 * people before a wall; the rest are scenes of motifs on a stage, placed back to front.
 */
import { checkUps } from './catalogue/check-ups.mjs'
import { doctors } from './catalogue/doctors.mjs'
import { home, slides } from './catalogue/home.mjs'
import { posts } from './catalogue/posts.mjs'
import { promotions } from './catalogue/promotions.mjs'
import { services } from './catalogue/services.mjs'

/**
 * Every picture by its path under `public/images`, without the extension.
 * @type {Record<string, { kind: 'portrait', person: import('./face.mjs').Person & { wall?: string } } | { kind: 'scene', scene: import('./scenes.mjs').Scene }>}
 */
export const catalogue = Object.fromEntries([
  ...Object.entries(doctors).map(([slug, person]) => [
    `doctors/${slug}`,
    { kind: 'portrait', person },
  ]),
  ...Object.entries({ services, promotions, posts, 'check-ups': checkUps, home }).flatMap(
    ([folder, scenes]) =>
      Object.entries(scenes).map(([slug, scene]) => [
        `${folder}/${slug}`,
        { kind: 'scene', scene },
      ]),
  ),
  ...slides.flatMap(({ wide, tall }, index) => [
    [`banners/${index + 1}-desktop`, { kind: 'scene', scene: wide }],
    [`banners/${index + 1}-mobile`, { kind: 'scene', scene: tall }],
  ]),
])
