/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DoctorCard } from '@/components/doctors/DoctorCard'
import { getSnapshot, mountHost } from '@/components/request/RequestDialog/requestStore'
import { doctorCard, specialties } from '../../../support/doctors'
import { everythingIsInSight } from '../../../support/inSight'
import { Site } from '../support/site'
import { labels } from './labels'

const full = doctorCard(7, {
  name: 'Ахметова Айгуль',
  slug: 'akhmetova',
  ...specialties('Терапевт', 'Кардиолог'),
  image: '/images/doctors/akhmetova.webp',
  rating: 4.8,
  reviews_count: 4,
  experience: 17,
  description: 'О враче.',
  first_appointment: 9000,
  repeated_appointment: 6500,
})

beforeEach(everythingIsInSight)

/** The week is a separate chunk, loaded after the card has rendered. */
const show = (props: Partial<Parameters<typeof DoctorCard>[0]> = {}) =>
  act(async () =>
    render(
      <Site>
        <DoctorCard doctor={full} labels={labels} reception={undefined} locale="ru" {...props} />
      </Site>,
    ),
  )

test('shows all fields', async () => {
  const { container } = await show()
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Терапевт')).toBeInTheDocument()
  expect(card.getByRole('heading', { name: 'Ахметова Айгуль' })).toBeInTheDocument()
  expect(card.getByText('Терапевт, кардиолог')).toBeInTheDocument()
  expect(card.getByText('4,8 of 5')).toBeInTheDocument()
  expect(card.getByText('4 reviews')).toBeInTheDocument()
  expect(card.getByText('17 years')).toBeInTheDocument()
  expect(card.getByText('О враче.')).toBeInTheDocument()
  expect(container.querySelector('dl')).toHaveTextContent(
    /first\s*from 9\s000\s*repeated\s*from 6\s500/,
  )
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('akhmetova'),
  )
  expect(card.getByRole('link', { name: /^more.*Ахметова Айгуль/ })).toHaveAttribute(
    'href',
    '/xx/doctors/akhmetova',
  )
  expect(card.getByRole('link', { name: /^appointment.*Ахметова/ })).toHaveAttribute(
    'href',
    '/xx/request?kind=doctors&id=7',
  )
})

test('a doctor with few fields', async () => {
  const { container } = await show({ doctor: doctorCard(8, specialties('Хирург')) })
  expect(screen.getAllByText('Хирург')).toHaveLength(1)
  expect(screen.getByText('no mark')).toBeInTheDocument()
  expect(screen.queryByText(/review|year/)).not.toBeInTheDocument()
  expect(screen.getAllByText('on request')).toHaveLength(2)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).toBeInTheDocument()
})

test('is selected by a click where a list has a selection, and leads to the doctor elsewhere', async () => {
  const onSelect = jest.fn()
  const { unmount } = await show({ onSelect, selected: true })
  const link = screen.getByRole('link', { name: 'Ахметова Айгуль', current: true })
  await userEvent.click(link)
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('article')).toHaveAttribute('data-selected')
  unmount()

  await show()
  expect(screen.queryByRole('link', { name: 'Ахметова Айгуль' })).not.toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveAttribute('data-leads')
})

test('the request is about this doctor, with the chosen day', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T06:00:00Z'), advanceTimers: true })
  const unmountHost = mountHost()
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Fr 20 Nov, Friday' }))
  expect(
    screen.getByRole('button', { name: /^fr, 20 Nov.*Ахметова/, expanded: false }),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: /^appointment.*Ахметова/ }))
  expect(getSnapshot().request?.about).toMatchObject({
    kind: 'doctors',
    id: 7,
    subject: 'Ахметова Айгуль on fr, 20 Nov',
    preferredDay: '2026-11-20',
  })
  unmountHost()
  jest.useRealTimers()
})
