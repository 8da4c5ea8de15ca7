/**
 * A third clinic: a break, a short Saturday, a closed Sunday, holidays over New Year, two prices in a file and in a
 * table, a doctor with days and one who has left, colours of its own. Its records are those of the second one.
 */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const hours = `hours:
  week:
    - { days: mon-fri, open: ['8:00-13:00', '14:00-20:00'] }
    - { days: sat, open: ['9:00-14:00'] }
  exceptions:
    - { from: 2030-12-31, until: 2031-01-02, reason: { ru: Новый год, kk: Жаңа жыл } }
    - { from: 2031-01-07, open: ['9:00-14:00'] }
`

const receives = `receives:
  - { days: 'mon, wed', open: ['9:00-15:00'] }
  - { days: sat }
`

const prices = `prices:
  - { name: { ru: Взрослым, kk: Ересектерге }, price: 6500 }
  - { name: { ru: Детям, kk: Балаларға }, price: 5200 }
`

const analyses = `Код;Название;Атауы;Раздел;Цена взрослым;Цена детям;Взятие крови
А1;Проба слезы;Көз жасының сынамасы;Анализы слезы;555;444;нет
А2;Мазок из глаза;Көзден жағынды;Анализы слезы;777;777;нет
`

const colors = `colors: { primary: '#0f766e', accent: '#9a3412' }
`

/** A new folder with its content. @param more lines of `clinic.yaml` */
export function thirdClinic(more = ''): string {
  const dir = mkdtempSync(join(tmpdir(), 'third-clinic-'))
  cpSync('tests/support/second-clinic', dir, { recursive: true })
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(dir, name)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${name} does not say ${from}`)
    writeFileSync(file, after)
  }
  change('clinic.yaml', /^hours: .*\n/m, hours + colors + more)
  change('services/podbor-ochkov.yaml', /^price: .*\n/m, prices)
  change('doctors/proverkin-test.yaml', /^experience: /m, `${receives}experience: `)
  const doctor = readFileSync(join(dir, 'doctors/proverkin-test.yaml'), 'utf8')
  const left = doctor
    .replace(/^id: 1$/m, 'id: 2\nleft: 2026-01-31')
    .replace(/^name: .*$/m, 'name: { ru: Ушедшая Проба Тестовна, kk: Ушедшая Проба Тестқызы }')
  writeFileSync(join(dir, 'doctors/ushedshaya-proba.yaml'), left)
  writeFileSync(join(dir, 'analyses.csv'), analyses)
  return dir
}
