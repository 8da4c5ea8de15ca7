/**
 * A small vocabulary for drawing in SVG: shapes return markup, and an `Ink` collects the
 * gradients, blurs and clips they refer to. Light comes from the top left everywhere, so a
 * gradient without a direction runs from the top left to the bottom right.
 */

/** @typedef {string | [number, string] | [number, string, number]} Stop */

const round = (/** @type {number} */ value) => Math.round(value * 100) / 100

/** @param {Record<string, string | number | undefined | null | false>} attributes */
const attrs = attributes =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

/**
 * @param {string} tag
 * @param {Record<string, string | number | undefined | null | false>} attributes
 * @param {...string} children
 */
export const el = (tag, attributes, ...children) =>
  children.length === 0
    ? `<${tag}${attrs(attributes)}/>`
    : `<${tag}${attrs(attributes)}>${children.join('')}</${tag}>`

/** @typedef {Record<string, string | number | undefined | null | false>} More */

export const path = (
  /** @type {string} */ d,
  /** @type {string} */ fill,
  /** @type {More} */ more = {},
) => el('path', { d, fill, ...more })
export const line = (
  /** @type {string} */ d,
  /** @type {string} */ stroke,
  /** @type {number} */ width,
  /** @type {More} */ more = {},
) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
/**
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {string} fill
 * @param {More} [more]
 */
export const circle = (cx, cy, r, fill, more = {}) => el('circle', { cx, cy, r, fill, ...more })
/**
 * @param {number} cx
 * @param {number} cy
 * @param {number} rx
 * @param {number} ry
 * @param {string} fill
 * @param {More} [more]
 */
export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more })
/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} rx
 * @param {string} fill
 * @param {More} [more]
 */
export const rect = (x, y, width, height, rx, fill, more = {}) =>
  el('rect', { x, y, width, height, rx, fill, ...more })

export const group = (/** @type {More} */ attributes, /** @type {string[]} */ ...children) =>
  el('g', attributes, ...children)

/**
 * Children moved, scaled and turned about their own origin.
 * @param {{ x?: number, y?: number, scale?: number, scaleX?: number, turn?: number }} to
 * @param {...string} children
 */
export const at = ({ x = 0, y = 0, scale = 1, scaleX = 1, turn = 0 }, ...children) =>
  el(
    'g',
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale * scaleX * 100) / 100} ${round(scale * 100) / 100})`,
    },
    ...children,
  )

/**
 * A smooth line through points (Catmull-Rom), closed or open.
 * @param {readonly (readonly [number, number])[]} points
 * @param {{ closed?: boolean, tension?: number }} [options]
 */
export function smooth(points, { closed = true, tension = 1 } = {}) {
  const count = points.length
  const point = (/** @type {number} */ index) =>
    closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)]
  let d = `M${round(points[0][0])},${round(points[0][1])}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const c1 = [
      from[0] + ((to[0] - before[0]) / 6) * tension,
      from[1] + ((to[1] - before[1]) / 6) * tension,
    ]
    const c2 = [
      to[0] - ((after[0] - from[0]) / 6) * tension,
      to[1] - ((after[1] - from[1]) / 6) * tension,
    ]
    d += `C${[...c1, ...c2, ...to].map(round).join(',')}`
  }
  return closed ? `${d}Z` : d
}

/** Collects definitions of one picture; the same definition is written once. */
export class Ink {
  /** @type {Map<string, string>} */
  #ids = new Map()
  /** @type {string[]} */
  #defs = []

  /**
   * @param {string} key
   * @param {(id: string) => string} make
   */
  #define(key, make) {
    const known = this.#ids.get(key)
    if (known) return known
    const id = `d${this.#ids.size}`
    this.#ids.set(key, id)
    this.#defs.push(make(id))
    return id
  }

  /** @param {readonly Stop[]} stops */
  #stops(stops) {
    return stops
      .map((stop, index) => {
        const [offset, color, opacity] =
          typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop, 1] : stop
        return el('stop', {
          offset,
          'stop-color': color,
          'stop-opacity': opacity === undefined || opacity === 1 ? undefined : opacity,
        })
      })
      .join('')
  }

  /**
   * A linear gradient in the shape's own box; `from` and `to` are corners of the unit square.
   * @param {readonly Stop[]} stops
   * @param {readonly [number, number]} [from]
   * @param {readonly [number, number]} [to]
   */
  lin(stops, from = [0.1, 0], to = [0.9, 1]) {
    const body = this.#stops(stops)
    const id = this.#define(`l${from}${to}${body}`, name =>
      el('linearGradient', { id: name, x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, body),
    )
    return `url(#${id})`
  }

  /**
   * From left to right, for cylinders and the like.
   * @param {...Stop} stops
   */
  across(...stops) {
    return this.lin(stops, [0, 0], [1, 0])
  }

  /**
   * From top to bottom.
   * @param {...Stop} stops
   */
  down(...stops) {
    return this.lin(stops, [0, 0], [0, 1])
  }

  /**
   * A radial gradient in the shape's own box, lit from the top left by default.
   * @param {readonly Stop[]} stops
   * @param {{ cx?: number, cy?: number, r?: number }} [options]
   */
  rad(stops, { cx = 0.36, cy = 0.3, r = 0.8 } = {}) {
    const body = this.#stops(stops)
    const id = this.#define(`r${cx},${cy},${r}${body}`, name =>
      el('radialGradient', { id: name, cx, cy, r }, body),
    )
    return `url(#${id})`
  }

  /**
   * A gradient that fades to nothing at the rim.
   * @param {string} color
   * @param {number} [opacity]
   */
  glow(color, opacity = 1) {
    return this.rad(
      [
        [0, color, opacity],
        [0.45, color, opacity * 0.45],
        [1, color, 0],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5 },
    )
  }

  /** @param {number} deviation in picture units */
  blur(deviation) {
    const id = this.#define(`b${deviation}`, name =>
      el(
        'filter',
        { id: name, x: '-60%', y: '-60%', width: '220%', height: '220%' },
        el('feGaussianBlur', { stdDeviation: deviation }),
      ),
    )
    return `url(#${id})`
  }

  /**
   * Children cut to a shape.
   * @param {string} shape markup of the shape
   * @param {...string} children
   */
  clip(shape, ...children) {
    const id = this.#define(`c${shape}`, name => el('clipPath', { id: name }, shape))
    return el('g', { 'clip-path': `url(#${id})` }, ...children)
  }

  /**
   * A blurred copy of a shape, moved down and right: what it casts on what is behind it.
   * @param {string} d
   * @param {{ dx?: number, dy?: number, blur?: number, color?: string, opacity?: number }} [options]
   */
  shadow(d, { dx = 10, dy = 18, blur = 16, color = '#2e1658', opacity = 0.18 } = {}) {
    return path(d, color, {
      opacity,
      transform: `translate(${dx} ${dy})`,
      filter: this.blur(blur),
    })
  }

  /**
   * A soft shadow on the ground.
   * @param {number} cx
   * @param {number} cy
   * @param {number} rx
   * @param {number} ry
   * @param {number} [opacity]
   * @param {string} [color]
   */
  ground(cx, cy, rx, ry, opacity = 0.28, color = '#2e1658') {
    return ellipse(cx, cy, rx, ry, this.glow(color, opacity))
  }

  /**
   * The finished picture.
   * @param {number} width
   * @param {number} height
   * @param {...string} body
   */
  document(width, height, ...body) {
    return el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
      },
      el('defs', {}, ...this.#defs),
      ...body,
    )
  }
}
