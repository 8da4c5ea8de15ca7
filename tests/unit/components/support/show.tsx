import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Site } from './site'

/** Renders a view with the code that it loads once it is hydrated. */
export async function show(view: ReactElement): Promise<HTMLElement> {
  const { container } = await act(async () => render(<Site>{view}</Site>))
  return container
}
