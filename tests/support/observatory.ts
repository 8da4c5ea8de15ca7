/**
 * The scoring rules of the Mozilla HTTP Observatory (algorithm 4) for one page over https, as far
 * as its answer shows them: whether http redirects to https is the proxy's affair. Preloading needs
 * a browser vendor's list, so it is never counted.
 */

export interface Scored {
  /** Lower case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

export interface Score {
  readonly score: number
  /** Points by rule, those with none left out. */
  readonly points: Readonly<Record<string, number>>
}

type Rule = (page: Scored) => number

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']

const rules: Readonly<Record<string, Rule>> = {
  'content-security-policy'({ headers }) {
    const csp = parsePolicy(headers['content-security-policy'])
    if (csp.size === 0) return -25
    const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
    const has = (name: string, bad: readonly string[]) => of(name).some(each => bad.includes(each))
    if (has('script-src', [...broad, "'unsafe-inline'", 'data:'])) return -20
    if (has('object-src', broad)) return -20
    const insecure = [...csp].filter(([, sources]) =>
      sources.some(each => /^(http|ftp):/.test(each)),
    )
    if (insecure.some(([name]) => !/^(img|media)-src$/.test(name))) return -20
    if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10
    if (insecure.length > 0) return -10
    if (has('style-src', [...broad, "'unsafe-inline'", 'data:'])) return 0
    return csp.get('default-src')?.join() === "'none'" ? 10 : 5
  },
  cookies({ headers }) {
    const cookie = headers['set-cookie']
    if (cookie === undefined) return 0
    return ['secure', 'httponly', 'samesite'].every(flag => cookie.toLowerCase().includes(flag))
      ? 5
      : -40
  },
  'cross-origin-resource-sharing'({ headers }) {
    return headers['access-control-allow-credentials'] === 'true' ? -50 : 0
  },
  'cross-origin-resource-policy'({ headers }) {
    const policy = headers['cross-origin-resource-policy']
    if (policy === 'same-origin' || policy === 'same-site') return 10
    return policy === undefined || policy === 'cross-origin' ? 0 : -5
  },
  'referrer-policy'({ headers }) {
    const policy = headers['referrer-policy']
    if (policy === undefined) return 0
    return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? 5 : -5
  },
  'strict-transport-security'({ headers }) {
    const header = headers['strict-transport-security']
    const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN)
    if (Number.isNaN(seconds)) return -20
    return seconds >= 15_552_000 ? 0 : -10
  },
  'subresource-integrity'({ html }) {
    const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    const foreign = scripts.filter(([, src = '']) => /^(https?:)?\/\//.test(src))
    if (foreign.some(([tag, src = '']) => !src.startsWith('https:') && !/integrity=/.test(tag))) {
      return -50
    }
    return foreign.some(([tag]) => !/\bintegrity=/.test(tag)) ? -5 : 0
  },
  'x-content-type-options'({ headers }) {
    return headers['x-content-type-options'] === 'nosniff' ? 0 : -5
  },
  'x-frame-options'({ headers }) {
    if (parsePolicy(headers['content-security-policy']).has('frame-ancestors')) return 5
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
  },
}

/** Extra points count only for a page that would get at least 90 without them. */
export function observatoryScore(page: Scored): Score {
  const all = Object.entries(rules).map(([name, rule]) => [name, rule(page)] as const)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const lost = sum(all.map(([, points]) => Math.min(points, 0)))
  const won = sum(all.map(([, points]) => Math.max(points, 0)))
  const base = 100 + lost
  return {
    score: Math.max(0, base >= 90 ? base + won : base),
    points: Object.fromEntries(all.filter(([, points]) => points !== 0)),
  }
}

/** @throws Error for a directive that is given twice. */
export function parsePolicy(header: string | undefined): Map<string, string[]> {
  const policy = new Map<string, string[]>()
  for (const directive of header?.split(';') ?? []) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) throw new Error(`${name} is given twice`)
    policy.set(name.toLowerCase(), sources)
  }
  return policy
}
