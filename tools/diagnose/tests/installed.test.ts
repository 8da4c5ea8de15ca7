import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkInstalled } from '../installed'

const machine = mkdtempSync(join(tmpdir(), 'machine-'))
afterAll(() => rmSync(machine, { recursive: true }))

const units = join(machine, 'etc/systemd/system')
const rules = join(machine, 'etc/nginx/clinic')

test('units and rules of nginx that are older than the release are named, with what to do', async () => {
  for (const folder of [units, rules]) mkdirSync(folder, { recursive: true })
  cpSync('deploy/systemd', units, { recursive: true })
  cpSync('deploy/nginx', rules, { recursive: true })
  // Made from the clinic's own name and phones.
  writeFileSync(join(rules, 'errors/refused.ru.html'), 'another')
  expect(await checkInstalled(machine)).toMatchObject([{ state: 'ok' }])
  writeFileSync(join(units, 'clinic@.service'), '[Unit]\n')
  writeFileSync(join(rules, 'maps.conf'), '')
  expect(await checkInstalled(machine)).toMatchObject([
    {
      state: 'warn',
      text: expect.stringContaining('clinic@.service'),
      todo: expect.stringContaining('systemctl daemon-reload'),
    },
    {
      state: 'warn',
      text: expect.stringContaining('maps.conf'),
      todo: expect.stringContaining('systemctl reload nginx'),
    },
  ])
})
