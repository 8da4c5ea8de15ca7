/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { ClinicMap } from '@/components/screens/Contacts/ClinicMap'
import { clinicIn } from '@/lib/clinic'
import ru from '@/messages/ru.json'

const labels = ru.contacts.map

function show(mapUrl: string | null) {
  render(
    <NextIntlClientProvider locale="ru" messages={ru}>
      <ClinicMap mapUrl={mapUrl} />
    </NextIntlClientProvider>,
  )
}

test('without MAP_URL there is the static map with links to map services', () => {
  show(null)
  expect(screen.getByRole('img', { name: clinicIn('ru').about.map })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links).toHaveLength(3)
  for (const link of links) expect(decodeURIComponent(link.href)).toMatch(/43\.2389|76\.9456/)
})

test('the embedded map is loaded on demand, and gets the focus', () => {
  show('https://maps.example/embed?id=1')
  expect(screen.queryByTitle(labels.frame)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: labels.show }))
  const frame = screen.getByTitle<HTMLIFrameElement>(labels.frame)
  expect(frame.src).toBe('https://maps.example/embed?id=1')
  expect(document.activeElement).toBe(frame)
  expect(screen.queryByRole('button')).toBeNull()
})
