/** A site whose content is a Git repository: commits, one that is refused, and the way back (B138, B151). */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ContentCopy, contentCopy } from '../support/content-copy'
import { startSmtp } from '../support/servers/smtp'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { until } from '../support/until'

jest.setTimeout(240_000)

const path = '/services/details/ekg-s-opisaniem'
const file = 'services/ekg-s-opisaniem.yaml'
let clone: ContentCopy
let folder: SiteFolder
let site: Running | undefined
let smtp: Awaited<ReturnType<typeof startSmtp>>

// Each begins anew, also when it runs once more.
beforeEach(async () => {
  smtp = await startSmtp()
  clone = contentCopy()
  folder = siteFolder()
  git('init', '--quiet', '--initial-branch=main')
  commit('The beginning')
})

afterEach(async () => {
  await site?.stop('SIGKILL')
  site = undefined
  folder.remove()
  clone.remove()
  await smtp.stop()
})

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: clone.dir, encoding: 'utf8' }).trim()

/** @returns the number of the commit */
function commit(subject: string, email = 'editor@clinic.example'): string {
  git('add', '--all')
  git('-c', 'user.name=Редактор', '-c', `user.email=${email}`, 'commit', '--quiet', '-m', subject)
  return git('rev-parse', 'HEAD')
}

const home = () => join(folder.dataDir, '..', 'published')
const env = () => ({
  CONTENT_DIR: join(home(), 'current'),
  CONTENT_REPOSITORY: clone.dir,
  DATA_DIR: folder.dataDir,
  SMTP_URL: `smtp://${smtp.host}`,
  REQUESTS_EMAIL: 'requests@clinic.example',
  METRICS_TOKEN: token,
})

/** As the timer calls it. */
const content = (...args: readonly string[]) => contentWith({}, ...args)

async function contentWith(more: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['.next/site/content.mjs', ...args], {
    env: { ...process.env, ...env(), ...more },
    stdio: 'pipe',
  })
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out, err, status }
}

const token = 'metrics-token-of-the-test'

/** A metric of the site; `undefined` while it has no value. */
async function metric(name: string): Promise<number | undefined> {
  const headers = { Authorization: `Bearer ${token}` }
  const text = await (await fetch(`${site?.url}/metrics`, { headers })).text()
  const value = new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]
  return value === undefined ? undefined : Number(value)
}

/** Whole tenge of the first price of the page. */
async function price(): Promise<string> {
  const page = (await (await fetch(`${site?.url}${path}`)).text()).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  )
  return /([\d ]+) ₸/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
}

function setPrice(amount: string): void {
  clone.change(file, /^price: .*$/m, `price: ${amount}`)
}

test('a commit is shown at once, a wrong one is not and its author is told; one command goes back', async () => {
  expect(await content('publish')).toMatchObject({ status: 0 })
  site = await folder.start(env())
  const before = await price()
  expect(before).toMatch(/^\d{4,}$/)

  setPrice(String(Number(before) + 100))
  const good = commit('ECG costs more')
  expect(await content('publish')).toMatchObject({
    status: 0,
    out: expect.stringContaining('ECG costs more'),
  })
  await until(async () => (await price()) === String(Number(before) + 100))
  expect(await content('publish')).toMatchObject({ status: 0 })
  expect(await metric('clinic_publishing_held')).toBe(0)
  expect(await metric('clinic_publishing_fetched_seconds')).toBeGreaterThan(Date.now() / 1000 - 60)

  setPrice('"недорого"')
  const wrong = commit('ECG at a wrong price', 'kassa@clinic.example')
  const refused = await content('publish')
  expect(refused).toMatchObject({ status: 1, out: expect.stringContaining(`${file}, строка`) })
  // Named once; that it waits is said each time.
  expect(await content('publish', '--language', 'en')).toMatchObject({
    status: 1,
    out: expect.stringMatching(/^Waits to be mended: .*ECG at a wrong price\n$/),
  })
  expect(smtp.arrived.map(({ to, email }) => [to, email.subject])).toEqual([
    [['kassa@clinic.example'], 'Изменения не вышли на сайт: их нужно поправить'],
  ])
  expect(smtp.arrived[0]?.email.text).toContain(`${file}, строка`)
  // What need not be mended would hide it.
  expect(refused.out).toContain('К сведению')
  expect(smtp.arrived[0]?.email.text).not.toContain('К сведению')
  expect(existsSync(join(home(), 'versions', wrong))).toBe(false)
  expect(await metric('clinic_publishing_held')).toBe(1)
  expect(await price()).toBe(String(Number(before) + 100))

  const list = await content('versions', '--language', 'en')
  expect(list.out.split('\n').filter(line => line.endsWith('← shown'))).toEqual([
    expect.stringMatching(new RegExp(`^${good.slice(0, 8)} .*ECG costs more`)),
  ])
  const first = git('rev-parse', 'HEAD~2')
  expect(await content('publish', '--version', first.slice(0, 8))).toMatchObject({ status: 0 })
  await until(async () => (await price()) === before)
  // The timer leaves it until there is something new.
  await content('publish')
  expect(await price()).toBe(before)

  setPrice(String(Number(before) + 200))
  commit('ECG has a price again')
  expect(await content('publish')).toMatchObject({ status: 0 })
  expect(await metric('clinic_publishing_held')).toBe(0)
  await until(async () => (await price()) === String(Number(before) + 200))
})

test('a link of the repository is not followed; a folder is not replaced; a wrong address changes nothing', async () => {
  mkdirSync(join(clone.dir, 'files'), { recursive: true })
  symlinkSync('/etc/hostname', join(clone.dir, 'files/name.txt'))
  const linked = commit('A link')
  expect(await content('publish')).toMatchObject({ status: 0 })
  const copy = join(home(), 'versions', linked, 'files/name.txt')
  expect(readFileSync(copy, 'utf8')).toBe('/etc/hostname')

  const shown = readdirSync(join(home(), 'current'))
  expect(
    await contentWith({ CONTENT_REPOSITORY: join(clone.dir, 'nowhere') }, 'publish'),
  ).toMatchObject({
    status: 2,
    err: expect.stringContaining('does not appear to be a git repository'),
  })
  expect(readdirSync(join(home(), 'current'))).toEqual(shown)

  expect(await contentWith({ CONTENT_DIR: clone.dir }, 'publish')).toMatchObject({
    status: 2,
    err: expect.stringContaining('is a folder'),
  })
  expect(existsSync(join(clone.dir, file))).toBe(true)
})

test('of a commit that the site holds back publishing says what is shown, and its author is told (B1031)', async () => {
  expect(await content('publish')).toMatchObject({ status: 0 })
  site = await folder.start(env())
  const table = join(clone.dir, 'analyses.csv')
  const whole = readFileSync(table, 'utf8')
  const rows = whole.trimEnd().split('\n')
  const [id, , , , , price] = rows.at(-1)?.split(';') ?? []
  const shownPrice = async () => {
    const response = await fetch(`${site?.url}/api/analyses/${id}`)
    return ((await response.json()) as { data: { price: unknown } }).data.price
  }
  const dearer = rows.at(-1)?.split(';').with(5, `${price}0`).join(';') ?? ''
  writeFileSync(table, rows.with(-1, dearer).join('\n'))
  const commitId = commit('A price with a digit too many', 'kassa@clinic.example')

  const held = await content('publish')
  const notice = 'Но не всё: часть файлов сайт придержал и показывает вместо них прежние:'
  expect(held).toMatchObject({ status: 1, out: expect.stringContaining(notice) })
  expect(held.out).toMatch(
    new RegExp(`${notice}\\nanalyses\\.csv, строка ${rows.length}, столбец «Цена»: "?${price}0`),
  )
  expect(smtp.arrived.map(({ to }) => to)).toContainEqual(['kassa@clinic.example'])
  const list = await content('versions')
  expect(list.out).toMatch(new RegExp(`^${commitId.slice(0, 8)} .*A price with a digit too many`))
  expect(list.out).toContain(notice)
  expect(await shownPrice()).toBe(Number(price))

  writeFileSync(table, rows.slice(0, rows.length / 2).join('\n'))
  commit('Half a price list', 'kassa@clinic.example')
  const lost = await content('publish', '--language', 'en')
  expect(lost.status).toBe(1)
  // The loss, and in it what names those rows (B1450).
  expect(lost.out.split('\n').slice(1, 3)).toEqual([
    expect.stringMatching(
      /^analyses\.csv: found 151 of 300 gone, which other files name, such as /,
    ),
    expect.stringMatching(/^To know: /),
  ])

  writeFileSync(table, whole)
  commit('The whole price list')
  const shown = await content('publish')
  expect(shown).toMatchObject({ status: 0 })
  expect(shown.out + (await content('versions')).out).not.toContain(notice)
})
