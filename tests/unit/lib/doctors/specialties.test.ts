import { specialtyHref } from '@/components/screens/Doctors/specialtyHref'
import { withSlugs } from '@/lib/doctors/specialties'

const heart = { id: 2, name: 'Кардиолог' }
const words = { specialtyHref: '/kk/x/{slug}' }
const skin = { id: 8, name: 'Тері дәрігері' }

test('specialties of the letters get the slugs of the specialties', () => {
  const groups = withSlugs(
    [{ letter: 'К', categories: [heart] }],
    [
      { ...skin, slug: '8-dermatolog' },
      { ...heart, slug: '2-kardiolog' },
    ],
  )
  expect(groups).toEqual([{ letter: 'К', categories: [{ ...heart, slug: '2-kardiolog' }] }])
  expect(specialtyHref({ id: 2, slug: '2-kardiolog' }, words)).toBe('/kk/x/2-kardiolog')
})

test('one without a specialty gets its id as the slug', () => {
  const [group] = withSlugs([{ letter: 'Т', categories: [skin] }], [])
  expect(group?.categories).toEqual([skin])
  expect(specialtyHref(skin, words)).toBe('/kk/x/8')
})
