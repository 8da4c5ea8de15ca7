/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { Link } from '@/components/ui/Link/Link.island'
import { Site } from '../support/router'

const stop = (event: Event) => event.preventDefault()
// jsdom cannot navigate.
beforeEach(() => document.body.addEventListener('click', stop))
afterEach(() => document.body.removeEventListener('click', stop))

/** Paths that the router navigated to by a click on the link. */
function follow(href: string, click: Partial<MouseEvent> = {}, onClick?: () => void): string[] {
  const visited: string[] = []
  render(
    <Site visited={visited}>
      <Link href={href} {...(onClick && { onClick })}>
        Go
      </Link>
    </Site>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Go' }), click)
  return visited
}

test.each(['/kk/services/top#prices', 'http://localhost/services/top'])(
  'the router follows %s, after the onClick of the link',
  href => {
    const onClick = jest.fn()
    expect(follow(href, {}, onClick)).toEqual([href])
    expect(onClick).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['a new tab', '/services/top', { ctrlKey: true }],
  ['another site', 'https://other.example/services', {}],
  ['a letter', 'mailto:desk@clinic.example', {}],
])('%s is left to the browser', (_, href, click) => {
  expect(follow(href, click)).toEqual([])
})
