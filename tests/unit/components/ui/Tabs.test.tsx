/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Tabs } from '@/components/ui/Tabs/Tabs.island'

const panels = [
  { id: 'one', label: 'One', content: 'first words' },
  { id: 'two', label: 'Two', content: 'second words' },
]

const tab = (name: string) => screen.getByRole('tab', { name })
const isOpen = (name: string) => tab(name).getAttribute('aria-selected') === 'true'
const closed = (text: string) => screen.getByText(text).hasAttribute('data-closed')

let visited: string[]

const visit = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  visited.push(link.href)
}

beforeEach(() => {
  window.history.replaceState(null, '')
  visited = []
  document.addEventListener('click', visit)
})

afterEach(() => document.removeEventListener('click', visit))

test('both panels are in the document, one is visible', () => {
  render(<Tabs label="Papers" panels={panels} />)
  expect([isOpen('One'), isOpen('Two')]).toEqual([true, false])
  fireEvent.click(tab('Two'))
  expect([isOpen('One'), isOpen('Two')]).toEqual([false, true])
  expect([closed('first words'), closed('second words')]).toEqual([true, false])
})

test('arrows move the focus cyclically', () => {
  render(<Tabs label="Papers" panels={panels} />)
  tab('One').focus()
  fireEvent.keyDown(tab('One'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tab('Two'))
  fireEvent.keyDown(tab('Two'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(tab('One'))
})

describe('a tab that is a link', () => {
  const elsewhere = { href: 'https://careers.example/', label: 'Jobs' }

  test('opens the other site, and the first panel is shown afterwards', () => {
    render(<Tabs label="Parts" panels={panels} elsewhere={elsewhere} />)
    fireEvent.click(tab('Two'))
    fireEvent.click(tab('Jobs'))
    expect(visited).toEqual(['https://careers.example/'])
    expect(tab('Jobs').getAttribute('target')).toBe('_blank')
    expect([isOpen('One'), isOpen('Two'), isOpen('Jobs')]).toEqual([true, false, false])
  })

  test('opens with the space bar, like the others', () => {
    render(<Tabs label="Parts" panels={panels} elsewhere={elsewhere} />)
    fireEvent.keyDown(tab('Jobs'), { key: ' ' })
    expect(visited).toEqual(['https://careers.example/'])
  })
})

test('the browser’s search finds text of the closed panel, and opens it', () => {
  render(<Tabs label="Papers" panels={panels} />)
  expect(screen.getByText('second words').getAttribute('hidden')).toBe('until-found')
  expect(screen.getByText('first words').hasAttribute('hidden')).toBe(false)
  fireEvent(screen.getByText('second words'), new Event('beforematch', { bubbles: true }))
  expect([isOpen('One'), isOpen('Two')]).toEqual([false, true])
  expect(screen.getByText('second words').hasAttribute('hidden')).toBe(false)
})
