/** A page loads the style sheets of its own layout alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `file → sheet` for each import of a style sheet of one layout below the folder. */
function layoutSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx'))
    .flatMap(name => {
      const sheets = readFileSync(join(folder, name), 'utf8').matchAll(/\w+\.\w+\.module\.scss/g)
      return [...sheets].map(([sheet]) => `${name} → ${sheet}`)
    })
}

test.each(['desktop', 'mobile'])('%s', layout => {
  const found = layoutSheets(`app/[locale]/${layout}`)
  expect(found).not.toEqual([])
  expect(found.filter(each => !each.endsWith(`.${layout}.module.scss`))).toEqual([])
})

test('views of both layouts are handed theirs', () => {
  expect(layoutSheets('components')).toEqual([])
})
