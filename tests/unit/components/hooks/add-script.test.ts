/** @jest-environment jsdom */
import { addScript } from '@/components/hooks/add-script'

const src = 'https://counter.example/tag.js'
const added = () => Array.from(document.head.querySelectorAll('script'), script => script.src)

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'prerendering')
})

test('a script is loaded at once', () => {
  addScript(src)
  expect(added()).toEqual([src])
})

test('on a page that was rendered in advance, once it is opened', () => {
  Reflect.set(document, 'prerendering', true)
  addScript(src)
  expect(added()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(added()).toEqual([src])
})
