/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { DoctorView } from '@/components/screens/Doctor/desktop/DoctorView'
import { DoctorView as MobileDoctorView } from '@/components/screens/Doctor/mobile/DoctorView'
import { SpecialtyView } from '@/components/screens/Specialty/SpecialtyView'
import { noRelations } from '@/lib/entities/related'
import type { Locale } from '@/lib/routing/locales'
import type { DoctorData } from '@/lib/screens/doctor'
import { doctor, doctorCard, specialties } from '../../../support/doctors'
import { everythingIsInSight } from '../../../support/inSight'
import { service } from '../../../support/services'
import { Site } from '../support/site'

const data: DoctorData = {
  crumbs: [{ name: 'Врачи', path: '/doctors-list/list' }],
  substitutes: [{ name: 'Омарова Дана', slug: 'omarova' }],
  doctor: doctor(7, {
    name: 'Ахметова Айгуль',
    receives: [
      { days: 'пн, ср, пт', open: ['9:00-14:00'] },
      { days: 'сб', half: 'morning' },
    ],
    away: [{ from: '2036-12-29', until: '2037-01-14', reason: 'В отпуске' }],
    ...specialties('Терапевт', 'Диетолог'),
    tags: ['Принимает вечером'],
    rating: 4.8,
    experience: 21,
    description: 'О враче.',
    education: [{ graduation_year: 2008, university: 'Университет' }],
    advance_trainings: [{ year: 2016, training: 'Курс', institution: 'Центр' }],
    video: { url: 'https://youtu.be/abc', duration: 65 },
    first_appointment: 9000,
    repeated_appointment: 6500,
    reviews: [
      { name: 'Марат', star: 5, review: 'Спасибо!', created_at: '2026-08-19T19:40:00Z' },
      { name: 'Дамир', star: 4, review: 'Ждал.', created_at: '2025-11-27T12:05:00Z' },
    ],
  }),
  specialties: [
    { name: 'Терапевт', path: '/doctors-list/specialty/1-terapevt' },
    { name: 'Диетолог', path: null },
  ],
  relations: noRelations,
  others: [doctorCard(8, { name: 'Петренко', slug: 'petrenko', first_appointment: 11000 })],
}

beforeEach(everythingIsInSight)

/** The week is a separate chunk, loaded after the card has rendered. */
async function show(view: ReactNode, locale: Locale = 'ru') {
  await act(async () => void render(<Site locale={locale}>{view}</Site>))
}

describe.each([
  ['desktop', DoctorView],
  ['phone', MobileDoctorView],
])('a doctor, %s', (_, View) => {
  beforeEach(() => show(<View {...data} />, 'kk'))

  test('the months of the reviews, and where they were written', () => {
    expect(document.body).toHaveTextContent('Кезеңі: 2025 жылғы қараша – 2026 жылғы тамыз')
    const places = ['2GIS', 'Google'].map(name =>
      screen.getByRole('link', { name: RegExp(name), hidden: true }),
    )
    expect(places.map(link => link.getAttribute('href'))).toEqual([
      'https://2gis.example/clinic/reviews',
      'https://google.example/clinic/reviews',
    ])
  })

  test('all known fields', () => {
    const { body } = document
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ахметова Айгуль')
    for (const text of [
      'Принимает вечером',
      'Өтілі 21 жыл',
      'О враче.',
      '2008',
      'Университет',
      '2016',
      'Курс',
      'Центр',
      '9 000 ₸-ден бастап',
      '6 500 ₸-ден бастап',
      '2 пікір',
      'Спасибо!',
      '20.08.26',
      '27.11.25',
      'Қабылдайды: дс, ср, жм 9:00–14:00; сб 8:00–13:00',
      'В отпуске: 29 желтоқсан – 14 қаңтар',
    ]) {
      expect(body.textContent?.replaceAll('\u00a0', ' ')).toContain(text)
    }
  })

  test('who stands in during an absence is linked', () => {
    expect(screen.getByRole('link', { name: 'Омарова Дана' })).toHaveAttribute(
      'href',
      '/kk/doctors-list/omarova',
    )
  })

  test('the video is a link with its duration, and nothing of it is on the page', () => {
    const link = screen.getByRole('link', { name: /^Бейне: дәрігермен бір минут, 1:05 \(/ })
    expect(link).toHaveAttribute('href', 'https://youtu.be/abc')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(document.body.innerHTML.match(/youtu/g)).toHaveLength(1)
  })

  test('links: back, specialty, colleagues, request', () => {
    // On phones the request is in the bottom bar, too.
    const link = (name: string | RegExp) =>
      screen.getAllByRole('link', { name })[0]?.getAttribute('href')
    expect(link('Барлық дәрігерлерге')).toBe('/kk/doctors-list/list')
    expect(link('Терапевт')).toBe('/kk/doctors-list/specialty/1-terapevt')
    expect(screen.queryByRole('link', { name: 'Диетолог' })).not.toBeInTheDocument()
    expect(link('Петренко')).toBe('/kk/doctors-list/petrenko')
    expect(link(/^Жазылу/)).toBe('/kk/request?kind=doctors&id=7')
  })

  test('filter chips of the reviews: all are positive, none negative', async () => {
    const chips = screen.getAllByRole('radio', { hidden: true })
    expect(chips.map(chip => chip.parentElement?.textContent)).toEqual([
      'Барлығы 2',
      'Жағымды 2',
      'Жағымсыз 0',
    ])
    expect(chips[0]).toBeChecked()
    await userEvent.click(chips[2] as HTMLElement)
    expect(chips[2]).toBeChecked()
  })
})

test('a phone has two tabs, and both panels in the page', async () => {
  await show(<MobileDoctorView {...data} />)
  const [about, reviews] = screen.getAllByRole('tabpanel', { hidden: true })
  expect(about).toHaveTextContent('Университет')
  expect(reviews).toHaveTextContent('Спасибо!')
  expect(reviews).toHaveAttribute('data-closed')
  await userEvent.click(screen.getByRole('tab', { name: 'Отзывы' }))
  expect(reviews).not.toHaveAttribute('data-closed')
  expect(about).toHaveAttribute('data-closed')
})

test('a doctor without reviews', async () => {
  await show(<DoctorView {...data} doctor={doctor(7)} others={[]} />)
  expect(screen.getByText(/Отзывов пока нет/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Видео/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Образование' })).not.toBeInTheDocument()
})

test('a specialty: its doctors, the services around it, the other specialties', async () => {
  const path = '/doctors-list/specialty/2-kardiolog'
  await show(
    <SpecialtyView
      compared="yes"
      h1="Кардиолог в Алматы"
      crumbs={data.crumbs}
      doctors={[doctorCard(1, { name: 'Анна' })]}
      count={32}
      pages={{ current: 2, paths: [path, `${path}/page/2`] }}
      services={[service(3, { name: 'Приём кардиолога', price: 12000 })]}
      otherSpecialties={[{ name: 'Хирург', path: '/doctors-list/specialty/11-hirurg' }]}
    />,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Кардиолог в Алматы')
  expect(document.body).toHaveTextContent('32 врача этой специальности')
  expect(within(screen.getByRole('article')).getByText('Анна')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', path)
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
  const services = screen.getByRole('region', { name: 'Услуги по теме' })
  expect(services).toHaveTextContent(/Приём кардиолога.*12\s000/)
  expect(screen.getByRole('link', { name: 'Хирург' })).toHaveAttribute(
    'href',
    '/doctors-list/specialty/11-hirurg',
  )
})
