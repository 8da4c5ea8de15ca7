import { type Former, formerAddresses, movedFrom } from '@/lib/routing/former-address'

const rows: readonly Former[] = [
  { from: '/uslugi/uzi.html', to: '/services/category/diagnostika' },
  { from: '/index.php?id=12', to: '/contacts' },
  { from: '/index.php?id=12&lang=kz', to: '/kk/contacts' },
  { from: '/index.php', to: '/about-us' },
  { from: 'https://old.clinic.example/Врачи/', to: '/doctors-list/list' },
  { from: '/akcii', to: null },
  { from: '/akcii', to: '/promotions/list' },
]
const table = formerAddresses(rows)
const moved = (address: string) => {
  const [path = '', query] = address.split(/(?=\?)/)
  const found = movedFrom(table, path, query ?? '')
  return found && (found.to ?? 'gone') + found.search
}

test.each([
  ['/uslugi/uzi.html', '/services/category/diagnostika'],
  ['/Uslugi//UZI.html/', '/services/category/diagnostika'],
  ['/uslugi/uzi.html?utm_source=a', '/services/category/diagnostika?utm_source=a'],
  ['/index.php?id=12', '/contacts'],
  ['/index.php?utm_source=a&id=12&gclid=b', '/contacts?utm_source=a&gclid=b'],
  ['/index.php?id=12&q=a%20b+c&x=%d0%b0&e', '/contacts?q=a%20b+c&x=%d0%b0&e'],
  ['/index.php?lang=kz&id=12', '/kk/contacts'],
  ['/index.php?id=13', '/about-us?id=13'],
  ['/%D0%B2%D1%80%D0%B0%D1%87%D0%B8', '/doctors-list/list'],
  ['/akcii?a=1', 'gone?a=1'],
  ['/uslugi', null],
  ['/uslugi/uzi', null],
  ['/%E0%A4%A', null],
])('%s leads to %s', (address, expected) => expect(moved(address)).toBe(expected))
