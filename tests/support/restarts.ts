/** Several starts of the site on one folder, with submissions and operator commands in between. */
import { freshPhone, submit } from './clients'
import { operatorOf } from './operator'
import type { Running } from './site'

export interface Lives {
  /** Phones whose submission got a 201 and that were not deleted since. */
  readonly acknowledged: readonly string[]
  /** Phones in the store, the command's output and a backup in the last life. */
  readonly stored: readonly string[]
  readonly inbox: readonly string[]
  readonly backup: readonly string[]
  /** Phones in the store after all of its processes were stopped at once. */
  readonly left: readonly string[]
}

/**
 * @param start starts all processes of the folder
 * @param ends how each life but the last ends; in each there are a backup, a look into the inbox and a
 *   deletion
 * @param before phones that the store holds already
 * @throws Error when a submission is not answered 201.
 */
export async function liveThrough(
  data: string,
  start: () => Promise<readonly Pick<Running, 'url' | 'stop'>[]>,
  ends: readonly NodeJS.Signals[],
  before: readonly string[] = [],
): Promise<Lives> {
  const operator = operatorOf(data)
  const acknowledged = new Set(before)
  let sites: Awaited<ReturnType<typeof start>> = []

  async function take(): Promise<void> {
    for (const { url } of sites) {
      const phone = freshPhone()
      // The operator's commands take longer than the keep-alive timeout of the server.
      const { status } = await submit(url, { phone, headers: { Connection: 'close' } })
      if (status !== 201) throw new Error(`Answered ${status}`)
      acknowledged.add(phone)
    }
  }

  for (const end of ends) {
    sites = await start()
    await take()
    operator.backup()
    await take()
    operator.inbox()
    await take()
    const [patient = ''] = acknowledged
    operator.forget(patient)
    acknowledged.delete(patient)
    await take()
    await Promise.all(sites.map(site => site.stop(end)))
  }
  sites = await start()
  await take()
  const shown = { stored: operator.stored(), inbox: operator.inbox(), backup: operator.backup() }
  await Promise.all(sites.map(site => site.stop('SIGTERM')))
  return { acknowledged: [...acknowledged].sort(), ...shown, left: operator.stored() }
}
