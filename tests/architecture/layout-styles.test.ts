/** A page loads only the style sheets of its own layout. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `file → sheet` for each import of a layout's style sheet below the folder. */
function layoutSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx'))
    .flatMap(name => {
      const sheets = readFileSync(join(folder, name), 'utf8').matchAll(/\w+\.\w+\.module\.scss/g)
      return [...sheets].map(([sheet]) => `${name} → ${sheet}`)
    })
}

test.each(['desktop', 'mobile'])('pages of the %s layout import only its style sheets', layout => {
  const found = layoutSheets(`app/[locale]/${layout}`)
  expect(found).not.toEqual([])
  expect(found.filter(each => !each.endsWith(`.${layout}.module.scss`))).toEqual([])
})

test('views shared by both layouts import no layout style sheet', () => {
  expect(layoutSheets('components')).toEqual([])
})
