import { overdueIn, trustHints, trustOf, withOverdue } from '../insights/trust'
import { row } from './builders'
import { origin, page } from './rules/builders'

const nodes = (path: string, ...own: readonly Record<string, unknown>[]) => {
  const url = origin + path
  const graph = own.map(node => ({ '@id': `${url}#x`, url, ...node }))
  const other = { '@type': 'Service', '@id': `${origin}/other#service`, offers: {}, image: 'a' }
  return {
    ...page([], { url }),
    jsonLd: [JSON.stringify({ '@context': 'https://schema.org', '@graph': [...graph, other] })],
  }
}

describe('what a page says of its own subject', () => {
  test('the doctor and the sources of an article', () => {
    const whole = nodes(
      '/posts/a',
      { '@type': 'WebPage', reviewedBy: { '@id': 'x' } },
      { '@type': 'BlogPosting', citation: [{}] },
    )
    expect(trustOf(whole)).toEqual({ reviewer: true, sources: true })
    const bare = nodes('/posts/a', { '@type': 'BlogPosting', citation: [] })
    expect(trustOf(bare)).toEqual({ reviewer: false, sources: false })
  })

  test('photo, education and price of a doctor, of whom lists have some, too', () => {
    const person = { '@type': 'Person', image: 'a', alumniOf: [{}] }
    const offers = { '@type': 'IndividualPhysician', makesOffer: [{}] }
    expect(trustOf(nodes('/doctors-list/a', person, offers))).toEqual({
      photo: true,
      education: true,
      price: true,
    })
    expect(trustOf(nodes('/doctors-list/a', { makesOffer: [] }))).toEqual({
      photo: false,
      education: false,
      price: false,
    })
  })

  test('who gives a service beside the clinic, and its price', () => {
    const service = { '@type': 'Service', provider: [{}, {}], offers: {} }
    expect(trustOf(nodes('/services/details/a', service))).toEqual({
      serviceDoctor: true,
      price: true,
    })
    expect(trustOf(page())).toEqual({ serviceDoctor: false, price: true })
  })

  test('a page in Kazakh, one of another kind and one that fails say nothing', () => {
    expect(trustOf(nodes('/kk/doctors-list/a'))).toEqual({})
    expect(trustOf(nodes('/contacts'))).toEqual({})
    expect(trustOf({ ...nodes('/doctors-list/a'), status: 500 })).toEqual({})
  })
})

describe('an article whose next check is past', () => {
  const now = Date.parse('2026-11-27')
  const articles = {
    data: [
      { slug: 'late', next_review_at: '2026-11-26' },
      { slug: 'fresh', next_review_at: '2026-12-01' },
      { slug: 'never', next_review_at: null },
    ],
  }

  test('is known by the list of articles', () => {
    expect([...overdueIn(JSON.stringify(articles), now)]).toEqual(['/posts/late'])
    expect(overdueIn('<html>', now).size).toBe(0)
  })

  test('counts for those that were checked once', () => {
    const late = new Set(['/posts/late'])
    const of = (reviewer: boolean, path = '/posts/late') =>
      withOverdue(row({ path, trust: { reviewer } }), late).trust
    expect(of(true)).toEqual({ reviewer: true, overdue: false })
    expect(of(true, '/posts/fresh')).toEqual({ reviewer: true, overdue: true })
    expect(of(false)).toEqual({ reviewer: false })
  })
})

test('what is missing is a hint on the page', () => {
  const rows = [row({ path: '/posts/a', trust: { reviewer: false, sources: true } })]
  expect(trustHints(rows)).toMatchObject([
    { rule: 'reviewer', severity: 'hint', path: '/posts/a', says: expect.stringMatching(/врач/) },
  ])
})
