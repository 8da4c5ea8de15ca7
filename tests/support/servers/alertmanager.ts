import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../site'
import { findPrograms } from './packages.mjs'
import { ordinaryUser, type ServerProcess, serverFolder, startServer } from './process'

/**
 * Alertmanager with the file of deploy/prometheus. It sends to a mail server of the test, whose certificate
 * nobody has signed, and waits for seconds.
 * @param smtp port of the mail server
 */
export async function startAlertmanager(smtp: number, password: string): Promise<ServerProcess> {
  const folder = serverFolder('alertmanager')
  const file = (name: string) => join(folder.path, name)
  const config = readFileSync('deploy/prometheus/alertmanager.yml', 'utf8')
    .replace('"mail.clinic.example:587"', `"127.0.0.1:${smtp}"`)
    .replace('/etc/prometheus/smtp.password', file('smtp.password'))
    .replace(/(?<=group_wait: )\w+/, '4s')
    .replaceAll(
      '    email_configs:\n      - ',
      '$&tls_config: { insecure_skip_verify: true }\n        ',
    )
  writeFileSync(file('alertmanager.yml'), config)
  writeFileSync(file('smtp.password'), password)
  const port = await freePort()
  const flags = {
    'config.file': file('alertmanager.yml'),
    'storage.path': file('data'),
    'web.listen-address': `127.0.0.1:${port}`,
    // It is one of none.
    'cluster.listen-address': '',
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  const server = await startServer(String(findPrograms().alertmanager), args, port, ordinaryUser)
  return {
    ...server,
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}
