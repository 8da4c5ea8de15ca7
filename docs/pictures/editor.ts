/**
 * Walks the steps of `docs/editors.md`, "In the browser", in the real editor, and takes the screenshots of
 * them: `npx tsx docs/pictures/editor.ts`. Its packages come from npm.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagesObstacle, startEditor } from '../../tests/operations/support/editor'
import { keep } from './keep'

const packages = mkdtempSync(join(tmpdir(), 'editor-packages-'))
const obstacle = packagesObstacle(packages)
if (obstacle) throw new Error(obstacle)
const editor = await startEditor(packages, 'content')
try {
  const { page } = editor
  await page.setViewportSize({ width: 1200, height: 620 })
  const shoot = async (name: string) => {
    // Without the moving parts of a message that appears.
    await page.waitForTimeout(500)
    await keep(name, await page.screenshot())
  }

  await page.getByRole('row', { name: /Ким Артём/ }).hover()
  await shoot('editor-doctors')

  await editor.open('posts/entries/zdorovyy-son')
  await shoot('editor-article')

  await editor.open('doctors/entries/kim-artem')
  await (await editor.field('Первичный приём, тенге')).getByRole('spinbutton').fill('7500')
  const years = await editor.field('Стаж, полных лет')
  await years.getByRole('spinbutton').fill('150')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await years.getByText('меньше или равно 80').waitFor()
  await shoot('editor-wrong')

  await years.getByRole('spinbutton').fill('15')
  await editor.save()
  await shoot('editor-saved')
} finally {
  await editor.stop()
  rmSync(packages, { recursive: true })
}
