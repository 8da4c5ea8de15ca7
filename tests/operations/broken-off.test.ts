import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { until } from '../support/until'
import { describeWith } from './support/needs'

/** As a benchmark starts nginx; nobody stops what it has started. */
const script = `
  import { tsImport } from 'tsx/esm/api'
  const { startNginx } = await tsImport('./tests/support/servers/nginx.ts', import.meta.url)
  console.log((await startNginx([1])).url)
  process.exit()
`

describeWith('nginx')('a run that is broken off', () => {
  test('leaves no worker of nginx behind', async () => {
    const args = ['--input-type=module', '--eval', script]
    const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const url = (await text(run.stdout)).trim()
    expect(url).toMatch(/^http:/)
    await until(() =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    )
  })
})
