/** Style sheets of components take their breakpoints, layers, colours and touch targets from lib/styles. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const lines = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.scss'))
  .flatMap(name =>
    readFileSync(join('components', name), 'utf8')
      .replace(/\/\/.*$/gm, '')
      .split('\n')
      .map(line => `${name}: ${line.trim()}`),
  )

test.each([
  ['width of the window', /@media.*width: *\d/],
  ['colour', /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i],
  ['layer', /z-index: (?!-?[0-2];|layer\()/],
  ['height of a touch target', /\b(?:width|height): 2\.75rem/],
])('no %s is written as a number', (_, pattern) => {
  expect(lines.length).toBeGreaterThan(1_000)
  expect(lines.filter(line => pattern.test(line))).toEqual([])
})
