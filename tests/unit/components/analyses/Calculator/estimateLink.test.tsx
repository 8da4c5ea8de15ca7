/** @jest-environment jsdom */
/** The buttons that add to the estimate, and the link that shows what is in it (B1282). */
import { act, fireEvent, screen } from '@testing-library/react'
import { resetItems, toggleItem } from '@/components/analyses/Calculator/calculatorStore'
import { EstimateForm } from '@/components/request/FloatingActions/EstimateForm'
import { AddButton } from '@/components/sections/AddButton'
import { followEstimate } from '@/components/shell/followEstimate'
import { estimateFormId } from '@/lib/calculator/estimate'
import ru from '@/messages/ru.json'
import { item } from '../../../../support/analyses'
import { show } from '../../support/show'
import { priceServer } from './priceServer'

const scan = { code: 's7', name: 'МРТ', price: { kind: 'from', tenge: 19_500 } } as const
const visit = { code: 'v3', name: 'Приём', price: { kind: 'exact', tenge: 9000 } } as const

const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim()
const button = ({ name }: { readonly name: string }) =>
  screen.getByRole('button', { name: new RegExp(`^${ru.adding.add}.* — ${name}$`) })
const link = () => document.querySelector('a#estimate')

beforeAll(followEstimate)
afterEach(() => act(() => resetItems()))

/** The code is loaded on demand. */
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 20)))

test('what is pressed is counted with the analyses, said once, and taken out by another press', async () => {
  priceServer([])
  await show(
    <>
      <AddButton sold={scan} />
      <AddButton sold={visit} compact />
      <EstimateForm />
    </>,
  )
  expect(link()).toBeNull()

  fireEvent.click(button(scan))
  await settle()
  act(() => toggleItem(item(1, { price: 1800, bloodTest: true })))
  fireEvent.click(button(visit))
  await settle()
  expect(link()).toBeVisible()
  expect(plain(link()?.textContent ?? null)).toBe('В расчёте: 3 от 31 300 ₸')
  expect(link()).toHaveAttribute('href', '/analysis/estimate?ids=1&also=s7&also=v3')
  expect(plain(screen.getByRole('status').textContent)).toBe('В расчёте: 3 от 31 300 ₸')
  expect(button(scan)).toHaveAttribute('aria-pressed', 'true')

  fireEvent.click(button(scan))
  await settle()
  expect(plain(link()?.textContent ?? null)).toBe('В расчёте: 2 11 800 ₸')
  expect(button(scan)).toHaveAttribute('aria-pressed', 'false')
  act(() => resetItems())
  expect(link()).not.toBeVisible()
})

/** As the script of the price list makes them. */
const Row = ({ name, value, sold, applies }: Record<string, string>) => (
  <button
    type="submit"
    form={estimateFormId}
    {...{ name, value }}
    data-sold={sold}
    data-applies={applies}
  >
    {sold}
  </button>
)

test('what a row of the price list adds is asked for: an analysis, and a service at the price of that row (B1290)', async () => {
  const server = priceServer([item(12, { name: 'Витамин B<sub>12</sub>', price: 4000 })])
  const price = { kind: 'exact', tenge: 8000 } as const
  const prices = [
    { key: 'child', name: 'Детям', price: 8000 },
    { key: 'adult', name: 'Взрослым', price: 9500 },
  ]
  server.sold = [{ code: 's8', name: 'УЗИ', price, prices }]
  await show(
    <>
      <Row name="ids" value="12" sold="Витамин B12" />
      <Row name="also" value="s8" sold="УЗИ (детям)" applies="child" />
      <Row name="also" value="s8" sold="УЗИ (взрослым)" applies="adult" />
      <EstimateForm />
    </>,
  )
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await settle()
    return plain(link()?.textContent ?? null)
  }
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(each => each.textContent)
  expect(await press('Витамин B12')).toBe('В расчёте: 1 4 000 ₸')
  expect(await press('УЗИ (взрослым)')).toBe('В расчёте: 2 13 500 ₸')
  expect(pressed()).toEqual(['Витамин B12', 'УЗИ (взрослым)'])
  expect(await press('УЗИ (детям)')).toBe('В расчёте: 2 12 000 ₸')
  expect(pressed()).toEqual(['Витамин B12', 'УЗИ (детям)'])
  expect(await press('УЗИ (детям)')).toBe('В расчёте: 1 4 000 ₸')
  expect(server.asked).toEqual([
    '/api/catalogue/analyses?ids=12 ru',
    '/api/catalogue/sold?codes=s8 ru',
  ])
})

test('without scripts the button leads to an estimate of that alone', async () => {
  await show(
    <>
      <AddButton sold={scan} />
      <EstimateForm />
    </>,
  )
  const { form, name, value } = button(scan) as HTMLButtonElement
  expect(form?.id).toBe(estimateFormId)
  expect(form?.getAttribute('action')).toBe('/analysis/estimate#chosen')
  expect(form?.method).toBe('get')
  expect([name, value]).toEqual(['also', 's7'])
})
