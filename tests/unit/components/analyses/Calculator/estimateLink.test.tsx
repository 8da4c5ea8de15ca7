/** @jest-environment jsdom */
/** The buttons that add to the estimate, and the link that shows what is in it (B1282). */
import { act, fireEvent, screen } from '@testing-library/react'
import { resetItems, toggleItem } from '@/components/analyses/Calculator/calculatorStore'
import { EstimateLink } from '@/components/request/FloatingActions/EstimateLink'
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

/** The code is loaded on demand. */
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 20)))

test('what is pressed is counted with the analyses, said once, and taken out by another press', async () => {
  priceServer([])
  await show(
    <>
      <AddButton sold={scan} />
      <AddButton sold={visit} compact />
      <EstimateLink />
    </>,
  )
  followEstimate()
  expect(link()).not.toBeVisible()

  fireEvent.click(button(scan))
  await settle()
  act(() => toggleItem(item(1, { price: 1800, bloodTest: true })))
  fireEvent.click(button(visit))
  await settle()
  expect(link()).toBeVisible()
  expect(plain(link()?.textContent ?? null)).toBe('В расчёте: 3 от 31 300 ₸')
  expect(link()).toHaveAttribute('href', '/analysis/estimate?ids=1&also=s7&also=v3')
  expect(plain(screen.getByRole('status').textContent)).toBe('Выбрано услуг: 3. Итого от 31 300 ₸.')
  expect(button(scan)).toHaveAttribute('aria-pressed', 'true')

  fireEvent.click(button(scan))
  await settle()
  expect(plain(link()?.textContent ?? null)).toBe('В расчёте: 2 11 800 ₸')
  expect(button(scan)).toHaveAttribute('aria-pressed', 'false')
  act(() => resetItems())
  expect(link()).not.toBeVisible()
})

test('without scripts the button leads to an estimate of that alone', async () => {
  await show(
    <>
      <AddButton sold={scan} />
      <EstimateLink />
    </>,
  )
  const { form, name, value } = button(scan) as HTMLButtonElement
  expect(form?.id).toBe(estimateFormId)
  expect(form?.getAttribute('action')).toBe('/analysis/estimate#chosen')
  expect(form?.method).toBe('get')
  expect([name, value]).toEqual(['also', 's7'])
})
