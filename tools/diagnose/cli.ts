/** `npm run diagnose`: what is wrong with the site on this machine, and what to do. */
import 'server-only'
import { parseArgs } from 'node:util'
import { type Env, env } from '@/lib/clinic/environment/env'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { reasonOf } from '@/lib/errors/reason'
import { checkBackend } from './backend'
import { checkBackup } from './backup'
import { checkCertificate } from './certificate'
import { checkClock } from './clock'
import { checkFiles } from './content'
import { checkDisk, checkFolder } from './disk'
import { checkEmail } from './email'
import { type Finding, fail, ok } from './finding'
import { checkIndexing } from './indexing'
import { checkInstalled } from './installed'
import { checkOrigin } from './origin'
import { checkPolicy } from './policy'
import { checkPriceLists } from './price-list'
import { checkAddress, checkInstances, checkMetricsPort, checkPage } from './site'
import { checkStore } from './store'

const usage = `Looks at the site on this machine and says what is wrong and what to do.

  npm run diagnose -- [--ports 3001,3002]

  --ports   of the instances; PORT if left out
  --help    this text

Ends with 1 when something fails.
`

type Check = (env: Env) => Promise<Finding | readonly Finding[] | null>

/** Ordered so that the cause of a failure stands above its effects. */
const checks: Readonly<Record<string, Check>> = {
  Indexing: checkIndexing,
  Folder: checkFolder,
  Disk: checkDisk,
  Requests: checkStore,
  Backups: checkBackup,
  Clock: checkClock,
  Backend: checkBackend,
  Content: checkFiles,
  Policy: checkPolicy,
  'Price list': checkPriceLists,
  'E-mail': checkEmail,
  Page: checkPage,
  Visitors: checkAddress,
  Installed: () => checkInstalled(),
  Certificate: checkCertificate,
}

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { ports: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const checked = readEnvironment()
  if (typeof checked === 'string') return report('Variables', [fail(checked, 'Correct them.')])
  const ports = values.ports?.split(',').map(Number) ?? [checked.PORT]
  const shared = checkMetricsPort(checked, ports)
  let failures = report('Variables', [shared ?? ok('are valid')])
  failures += report('Instances', await checkInstances(ports))
  failures += report('Address', [await checkOrigin(checked, ports)])
  for (const [name, check] of Object.entries(checks)) {
    failures += report(name, await findingsOf(check, checked))
  }
  process.stdout.write(failures === 0 ? '\nNothing fails.\n' : `\n${failures} to be mended.\n`)
  return failures === 0 ? 0 : 1
}

function readEnvironment(): Env | string {
  try {
    loadEnvFiles()
    return env()
  } catch (error) {
    return reasonOf(error)
  }
}

/** A check that throws becomes a finding. */
async function findingsOf(check: Check, checked: Env): Promise<readonly Finding[]> {
  try {
    return [(await check(checked)) ?? []].flat()
  } catch (error) {
    return [fail(`could not be looked at: ${reasonOf(error)}`)]
  }
}

const marks = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const

/** @returns how many of them fail. */
function report(name: string, findings: readonly Finding[]): number {
  for (const { state, text, todo } of findings) {
    process.stdout.write(`${marks[state]}  ${name.padEnd(12)} ${text}\n`)
    if (todo && state !== 'ok') process.stdout.write(`${' '.repeat(19)}→ ${todo}\n`)
  }
  return findings.filter(({ state }) => state === 'fail').length
}

main(process.argv.slice(2)).then(
  code => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\nTry: npm run diagnose -- --help\n`)
    process.exitCode = 2
  },
)
