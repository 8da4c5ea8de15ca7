/** A site whose price lists are published sheets: changes, one that is held back, a restart, an outage. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startSmtp } from '../support/servers/smtp'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { until } from '../support/until'

jest.setTimeout(240_000)

/** The address that it has in the sample's table: the name is the same. */
const path = '/analysis/list/ferritin'
const token = 'metrics-token-0123456789'
let folder: SiteFolder
let status: number
let price: string
let services: readonly string[] | undefined
let fetches: number
const sites: Running[] = []

const server = createServer((request, response) => {
  if (request.url === '/services')
    return response.end(['Код;Адрес;Услуга;Қызмет атауы;Цена', ...(services ?? [])].join('\n'))
  fetches += 1
  return response
    .writeHead(status)
    .end(
      `Код;Название;Атауы;Цена\nБ1;Ферритин в крови;Қандағы ферритин;${price}\nБ2;ТТГ;ТТГ;1500\n`,
    )
})
let smtp: Awaited<ReturnType<typeof startSmtp>>

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

// The test may run once more.
beforeEach(async () => {
  ;[status, price, services, fetches] = [200, '4100', undefined, 0]
  smtp = await startSmtp()
  folder = siteFolder()
})

afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop('SIGKILL')
  folder.remove()
  await smtp.stop()
})

afterAll(() => server.close())

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const env = () => ({
  // The last good state is that of a folder: the site and the commands start in different ones.
  CONTENT_DIR: `${process.cwd()}/content`,
  ...{ DATA_DIR: folder.dataDir, METRICS_TOKEN: token, PRICE_LIST_SECONDS: '1' },
  PRICE_LIST_URL: `${origin()}/export?format=csv`,
  SERVICES_PRICE_LIST_URL: services ? `${origin()}/services` : '',
  SMTP_URL: `smtp://${smtp.host}`,
  REQUESTS_EMAIL: 'prices@clinic.example',
})

async function start(more: Readonly<Record<string, string>> = {}): Promise<Running> {
  const site = await folder.start({ ...env(), ...more })
  sites.push(site)
  return site
}

async function command(file: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [`.next/site/${file}.mjs`, ...args], {
    env: { ...process.env, ...env() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [out] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return out
}

async function page({ url }: Running, at = path): Promise<string> {
  const response = await fetch(url + at)
  return (await response.text()).replace(/[\u00a0\u202f]/g, ' ')
}

const shows = (site: Running, amount: string) =>
  until(async () => (await page(site)).includes(`${amount} ₸`), 60_000)

async function metric({ url }: Running, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const body = await (await fetch(`${url}/metrics`, { headers })).text()
  return Number(new RegExp(`^${name}(?:{table="analyses"})? (\\S+)$`, 'm').exec(body)?.[1])
}

/** What is held back is told at the second look at it. */
const heldIs = (site: Running, files: number) =>
  until(async () => (await metric(site, 'clinic_content_held')) === files, 90_000)
const arrive = (letters: number) => until(() => smtp.arrived.length === letters, 90_000)

/** The sheet has been looked at since. */
async function looked(): Promise<void> {
  const before = fetches
  await until(() => fetches >= before + 2)
}

test('a change is shown; a doubtful one waits for a person, who is told; an outage changes nothing', async () => {
  const without = await start({ PRICE_LIST_URL: '' })
  await until(async () => (await fetch(`${without.url}/analysis/list`)).ok)
  await without.stop()
  expect(fetches).toBe(0)

  // The sheet is not the price list of the sample: that it takes its place is confirmed.
  const site = await start()
  await heldIs(site, 1)
  await arrive(1)
  expect(await command('content', 'sheet', '--accept', '--language', 'en')).toContain('Accepted')
  await shows(site, '4 100')
  await heldIs(site, 0)

  price = '4500'
  await shows(site, '4 500')
  await until(() => site.output().includes('analyses: 1 prices changed, 0 new, 0 gone'))

  price = '45'
  await arrive(2)
  const [, { to, email } = { to: [], email: undefined }] = smtp.arrived
  expect(to).toEqual(['prices@clinic.example'])
  expect(email?.subject).toBe('Часть изменений придержана: нужна проверка')
  expect(email?.text).toContain('анализы: изменилось цен: 1, новых строк: 0, пропало: 0')
  expect(email?.text).toContain('PRICE_LIST_URL.csv, строка 2, столбец «Цена»: 45 вместо 4500')
  await looked()
  expect(await page(site)).toContain('4 500 ₸')
  expect(smtp.arrived).toHaveLength(2)
  await heldIs(site, 1)
  expect(site.output()).toContain('PRICE_LIST_URL.csv')
  expect(await command('diagnose')).toMatch(
    /^FAIL +Price list +it is held back .*PRICE_LIST_URL\.csv:2 price: found 45/m,
  )
  await site.stop('SIGKILL')

  status = 503
  const restarted = await start()
  await shows(restarted, '4 500')
  await until(async () => (await metric(restarted, 'clinic_price_list_failures_total')) > 0)
  await until(() => restarted.output().includes('status 503'))
  status = 200
  expect(await command('content', 'sheet')).toContain('Ферритин в крови: 4500 → 45')
  await command('content', 'sheet', '--accept')
  await shows(restarted, '45')
})

test('services have a sheet of their own; many rows that are gone wait for a person (B197)', async () => {
  const row = (number: number, amount = 5000) =>
    `У${number};procedure-${number};Процедура ${number};Рәсім ${number};${amount}`
  const all = [1, 2, 3, 4, 5].map(number => row(number))
  services = all
  const site = await start()
  const shown = (number: number, amount: string) =>
    until(
      async () =>
        (await page(site, `/services/details/procedure-${number}`)).includes(`${amount} ₸`),
      60_000,
    )
  await shown(1, '5 000')
  services = [row(1, 5500), ...all.slice(1)]
  await shown(1, '5 500')
  await until(() => site.output().includes('services: 1 prices changed, 0 new, 0 gone'))

  services = all.slice(0, 2)
  const isTold = () => smtp.arrived.some(({ email }) => email?.text?.includes('услуги: изменилось'))
  await until(isTold, 90_000)
  await shown(5, '5 000')
  expect(await command('content', 'accept', '--language', 'en')).toContain('3 of 5 gone')
  await until(async () => (await fetch(`${site.url}/services/details/procedure-5`)).status === 404)
  await heldIs(site, 0)
})
