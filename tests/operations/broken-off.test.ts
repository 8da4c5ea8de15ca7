import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { until } from '../support/until'
import { describeWith } from './support/needs'

/** Starts nginx as a benchmark does, and exits without stopping it. */
const script = `
  import { tsImport } from 'tsx/esm/api'
  const { startNginx } = await tsImport('./tests/support/servers/nginx.ts', import.meta.url)
  console.log((await startNginx([1])).url)
  process.exit()
`

describeWith('nginx')('an aborted run', () => {
  test('leaves no nginx worker running', async () => {
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
