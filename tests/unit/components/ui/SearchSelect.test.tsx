/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SearchSelect } from '@/components/ui/SearchSelect/SearchSelect'
import { matching, TypeAhead } from '@/components/ui/SearchSelect/typeAhead'
import '../support/browser'

const names = ['Гастроэнтеролог', 'Гинеколог', 'Кардиолог', 'Косметолог']
const items = names.map((label, index) => ({ label, href: `/s/${index + 1}` }))

const labels = {
  label: 'Specialty',
  placeholder: 'Choose',
  search: 'Search...',
  clear: 'Clear',
  nothing: 'Nothing',
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

function Select() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <output>{value ?? 'none'}</output>
      <SearchSelect items={items} value={value} onChange={setValue} labels={labels} />
      <button type="button">elsewhere</button>
    </>
  )
}

const chosen = () => document.querySelector('output')?.textContent
const trigger = () => screen.getByLabelText(/^(Choose|Specialty)/, { selector: 'summary' })
const box = () => screen.getByRole('group')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const field = () => screen.getByRole('combobox')

test('every option is a link before hydration', () => {
  render(<Select />)
  expect(
    screen.getAllByRole('link', { hidden: true }).map(link => link.getAttribute('href')),
  ).toEqual(items.map(({ href }) => href))
  expect(options()).toEqual([])
})

test('opens on the search field, filters by any part of a name, chooses with a click', async () => {
  render(<Select />)
  await userEvent.click(trigger())
  expect(field()).toHaveFocus()
  expect(options()).toEqual(names)
  await userEvent.type(field(), 'КОЛО')
  expect(options()).toEqual(['Гинеколог'])
  await userEvent.click(screen.getByRole('option', { name: 'Гинеколог' }))
  expect(chosen()).toBe('Гинеколог')
  expect(trigger()).toHaveFocus()
  expect(box()).not.toHaveAttribute('open')
})

test('says when nothing is found', async () => {
  render(<Select />)
  await userEvent.click(trigger())
  await userEvent.type(field(), 'xyz')
  expect(options()).toEqual([])
  expect(screen.getByText('Nothing')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toBe('none')
})

test('arrow keys cycle through the list, Enter chooses, Escape cancels', async () => {
  render(<Select />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowUp}')
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByText('Косметолог').id)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen()).toBe('Гинеколог')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('карди{Escape}')
  expect(chosen()).toBe('Гинеколог')
  expect(trigger()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(field()).toHaveValue('')
})

test('can be cleared', async () => {
  render(<Select />)
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('option', { name: 'Кардиолог' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toBe('none')
})

test('a click elsewhere closes it', async () => {
  render(<Select />)
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(box()).not.toHaveAttribute('open')
})

test('type-ahead on the closed select chooses an option', async () => {
  render(<Select />)
  await userEvent.tab()
  await userEvent.keyboard('ко')
  expect(chosen()).toBe('Косметолог')
})

test('a pause of 350 milliseconds starts a new word', () => {
  const typed = new TypeAhead()
  expect(typed.find('К', names, 0)).toBe(2)
  expect(typed.find('о', names, 350)).toBe(3)
  expect(typed.find('г', names, 701)).toBe(0)
  expect(typed.find('и', names, 900)).toBe(1)
  expect(typed.find('x', names, 950)).toBe(-1)
})

test('what cannot be seen in a copied word makes no difference', () => {
  const [first] = items
  const word = first?.label.slice(0, 5) ?? ''
  expect(matching(items, `\u2068${word.slice(0, 2)}\u00AD${word.slice(2)}\u200E`)).toEqual(
    matching(items, word),
  )
})

test('blank text keeps all options', () => {
  expect(matching(items, '  ')).toEqual(items)
})
