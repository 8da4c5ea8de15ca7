import { resolveRoute } from '@/lib/routing/resolve-route'

const visit = (pathname: string, more: { method?: string; storedLanguage?: string } = {}) =>
  resolveRoute({ method: 'GET', pathname, ...more })

describe('statuses', () => {
  test.each(['/%E0%A4%A', '/doctors-list/%ff', '/%'])('%s is a bad request', pathname => {
    expect(visit(pathname).kind).toBe('bad-request')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', method => {
    expect(visit('/', { method }).kind).toBe('method-not-allowed')
  })

  test('HEAD is treated like GET', () => {
    expect(visit('/', { method: 'HEAD' })).toEqual(visit('/'))
  })

  test.each([
    '/nothing',
    '/doctors-list/a/b',
    '/desktop',
    '/mobile/contacts',
    '/desktop/x/a.b',
    '/kk/desktop',
    '/kk/mobile/doctors-list/list',
    '/kk/not-found',
    '/not-found',
    '/check-up/adults',
  ])('%s is not found', pathname => {
    expect(visit(pathname).kind).toBe('not-found')
  })
})

describe('permanent redirects', () => {
  test.each([
    ['/ru', '/'],
    ['/ru/contacts', '/contacts'],
    ['/ru/desktop/x/a.b', '/desktop/x/a.b'],
    ['/services', '/services/top'],
    ['/ru/services', '/services/top'],
    ['/kk/services', '/kk/services/top'],
    ['/doctors-list', '/doctors-list/list'],
    ['/promotions', '/promotions/list'],
    ['/posts', '/posts/list'],
    ['/analysis', '/analysis/list'],
    ['/kk/check-up', '/kk/check-up/list'],
    ['/Contacts', '/contacts'],
    ['/kk/SERVICES', '/kk/services/top'],
  ])('%s → %s in one redirect', (from, to) => {
    expect(visit(from)).toEqual({ kind: 'redirect', status: 308, path: to })
    expect(visit(to).kind).not.toBe('redirect')
  })
})

describe('language', () => {
  test('the prefix decides', () => {
    expect(visit('/kk/contacts')).toMatchObject({ kind: 'page', locale: 'kk', path: '/contacts' })
    expect(visit('/contacts')).toMatchObject({ kind: 'page', locale: 'ru', path: '/contacts' })
    expect(visit('/kk')).toMatchObject({ kind: 'page', locale: 'kk', path: '/' })
  })

  test('a visitor who chose Kazakh is redirected temporarily to the Kazakh page', () => {
    const chosen = { storedLanguage: 'kk' }
    expect(visit('/', chosen)).toEqual({ kind: 'redirect', status: 307, path: '/kk' })
    expect(visit('/contacts', chosen)).toMatchObject({ status: 307, path: '/kk/contacts' })
  })

  test('nobody else is', () => {
    expect(visit('/', { storedLanguage: 'ru' }).kind).toBe('page')
    expect(visit('/', { storedLanguage: 'kz' }).kind).toBe('page')
    expect(visit('/kk', { storedLanguage: 'ru' }).kind).toBe('page')
  })
})
