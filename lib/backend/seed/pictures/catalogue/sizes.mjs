/** The two sizes most scenes have: a tile of a card, and the cover of an article. */

/**
 * @param {object} stage
 * @param {...import('../scenes.mjs').Item} items
 */
export const tile = (stage, ...items) => ({ width: 1200, height: 900, stage, items })

/**
 * @param {object} stage
 * @param {...import('../scenes.mjs').Item} items
 */
export const cover = (stage, ...items) => ({ width: 1200, height: 675, stage, items })
