/** A clinic that does not know its figures yet shows none of them, and promises no discount. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { Principles } from '@/components/screens/About/Principles'
import { Figures } from '@/components/sections/Figures'
import { Site } from '../../components/support/site'

// Set before the facts are read, which happens once.
const dir = mkdtempSync(join(tmpdir(), 'figures-'))
cpSync('tests/support/second-clinic', dir, { recursive: true })
const file = join(dir, 'clinic.yaml')
const figures = 'figures: { years: 27, patients: 0, imaging_from: 0 }'
writeFileSync(file, readFileSync(file, 'utf8').replace(/^figures: .*$/m, figures))
process.env.CONTENT_DIR = dir
afterAll(() => rmSync(dir, { recursive: true }))

test('only the years are a figure, and no discount is named', () => {
  const page = renderToStaticMarkup(
    <Site>
      <Figures />
      <Principles />
    </Site>,
  )
  expect(page.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>27 лет</b>'])
  expect(page).toContain('Цены опубликованы на сайте.')
  expect(page).not.toMatch(/скидк/i)
})
