/**
 * The e-mail as a mail server gets it, from a site with a failing store and with a working one, and
 * what becomes of an attempt after the server's replies.
 */

import { env } from '@/lib/clinic/environment/env'
import { database } from '@/lib/requests/outbox/database'
import { attemptEmail } from '@/lib/requests/outbox/email'
import { mailServer } from '@/lib/requests/outbox/mail-server'
import { commentOf } from '@/lib/requests/outbox/message'
import { storeRequest } from '@/lib/requests/outbox/store-request'
import type { NewRequest } from '@/lib/requests/outbox/types'
import { log } from '@/lib/telemetry/log'
import { startSmtp } from '../../../../support/servers/smtp'
import { fillUp, folder, newRequest, removeFolders } from './builders'

let server: Awaited<ReturnType<typeof startSmtp>>

beforeAll(async () => {
  server = await startSmtp()
  Object.assign(process.env, {
    DATA_DIR: folder(),
    SITE_URL: 'https://clinic.example',
    SMTP_URL: `smtp://${server.host}`,
    REQUESTS_EMAIL: 'info@clinic.example',
  })
})

beforeEach(() => {
  server.arrived.length = 0
})

afterAll(async () => {
  await server.stop()
  removeFolders()
})

/** Created on the last evening of November in UTC, which is December in Almaty. */
const createdAt = Date.parse('2026-11-30T20:30:00Z')

async function emailOf(change: Partial<NewRequest> = {}) {
  expect(await attemptEmail({ ...newRequest(change), createdAt })).toMatchObject({
    verdict: 'delivered',
  })
  const [arrived] = server.arrived
  if (!arrived) throw new Error('No e-mail arrived')
  return arrived
}

test('it names the request before', async () => {
  const { email } = await emailOf({ meta: { earlier: 'key-of-the-first' } })
  const line = 'Прежняя заявка: key-of-the-first. Возможно, пациент её изменил'
  expect(email.text).toContain(line)
})

test('it says in Russian who requests what, when in the clinic’s time, and from which page', async () => {
  const { email } = await emailOf({
    key: 'key-of-the-request',
    payload: { doctor_id: 1, name: 'Айгүл Өтегенова', phone: '77010000000' },
    meta: { page: '/kk/doctors-list/list', preferredDay: '2026-12-04' },
    flags: ['often'],
  })
  expect(email.subject).toBe('Заявка с сайта: запись к врачу')
  expect(email.from).toEqual({ name: 'Сайт клиники «Ак Алма»', address: 'info@clinic.example' })
  expect(email.text?.trim().split('\n')).toEqual([
    'Заявка с сайта: запись к врачу',
    '',
    'Имя: Айгүл Өтегенова',
    'Телефон: +7 (701) 000-00-00',
    'О чём: Ахметова Айгуль Сериковна',
    'Удобный день: пятница, 4 декабря 2026 г.',
    'Язык: казахский',
    'Получена: 1 декабря 2026 г. в 01:30 по времени клиники',
    'Страница: https://clinic.example/kk/doctors-list/list',
    'Обратите внимание: с этого адреса или номера пришло много заявок подряд',
    'Номер заявки: key-of-the-request',
    '',
    'Письмо с тем же номером заявки — повтор, а не новая заявка.',
  ])
  expect(email.html).toContain('href="tel:+77010000000"')
  expect(email.html).toContain('href="https://clinic.example/kk/doctors-list/list"')
})

test('with a doctor who has days it names them, beside the day that the patient wishes', async () => {
  const { email } = await emailOf({
    payload: { doctor_id: 11, name: 'Айгүл', phone: '77010000000' },
    meta: { preferredDay: '2026-12-04' },
  })
  expect(email.text).toMatch(/^Удобный день: .+\nДни приёма: пн, ср, пт 13:00–20:00$/m)
})

test('a number of another country is written in its groups (B1244)', async () => {
  const { email } = await emailOf({
    kind: 'mail',
    endpoint: '/api/application-feedback',
    payload: { type: 'consult', name: 'Айгүл', phone: '998901234567' },
  })
  expect(email.text).toContain('+998 90 123 45 67')
  expect(email.html).toContain('href="tel:+998901234567"')
})

test('a request about analyses names them, with the page of their prices', async () => {
  const { email } = await emailOf({
    kind: 'mail',
    endpoint: '/api/application-feedback',
    payload: { type: 'consult', name: 'Айгүл', phone: '77010000000' },
    meta: { analyses: [305, 101] },
  })
  const href = 'https://clinic.example/analysis/estimate?ids=305,101'
  expect(email.text).toMatch(/^О чём: Общий анализ крови \(ОАК\), .+$/m)
  expect(email.text).toContain(`Расчёт с ценами: ${href}`)
  expect(email.html).toContain(`href="${href}"`)
  // All that the patient is told to do: own texts and the leaflets.
  expect(email.text).toContain('Как подготовиться: Белок в суточной моче: Собирайте мочу сутки')
  expect(email.text).toMatch(
    /Подготовка к анализу крови \(Общий анализ крови \(ОАК\)\): https:\/\/clinic\.example\/files\/documents\/\S+\.pdf/,
  )
})

test('services and what is not decided are in the e-mail, with the page of the whole estimate', async () => {
  const { email } = await emailOf({
    kind: 'mail',
    endpoint: '/api/application-feedback',
    payload: { type: 'consult', name: 'Айгүл', phone: '77010000000' },
    meta: { analyses: [101], also: ['s12', '1501.1502~HBsAg', '~ФЛГ', '0~КТГ'] },
  })
  expect(email.text).toMatch(
    /^О чём: Общий анализ крови \(ОАК\), ЭКГ с описанием: всего от\s6\s300\s₸ вместе со взятием крови$/m,
  )
  expect(email.text).toContain('Не решено по списку врача: HBsAg, ФЛГ\nЭтого мы не делаем: КТГ\n')
  expect(email.text).toContain('estimate?ids=101&also=s12&also=1501.1502~HBsAg&also=~%D0')
})

test('it says which advertisement led here last, and which first', async () => {
  const first = { referrer: 'yandex.kz', page: '/' }
  const last = { utm_source: 'google', utm_medium: 'cpc', gclid: 'a', page: '/kk/contacts' }
  const meta = { attribution: { first, last, clientId: '169' } }
  expect((await emailOf({ meta })).email.text).toContain(
    'Источник: google / cpc, первая страница https://clinic.example/kk/contacts\n' +
      'Первый источник: с сайта yandex.kz, первая страница https://clinic.example/\n',
  )
  server.arrived.length = 0
  const typed = { page: '/', at: 5 }
  const direct = { attribution: { first: typed, last: typed, clientId: undefined } }
  expect((await emailOf({ meta: direct })).email.text).not.toMatch(/[Ии]сточник/)
})

test('a request from an article is named as such', async () => {
  const payload = { promotion_id: 1, name: 'Айгүл', phone: '77010000000' }
  const { email } = await emailOf({ kind: 'posts', payload, locale: 'ru' })
  expect(email.subject).toBe('Заявка с сайта: запись из статьи')
  expect(email.text).toContain('Язык: русский')
})

test('the name is plain text, whatever it contains', async () => {
  const name = 'Анна\r\nBcc: victim@evil.example\r\n\r\nТелефон: 1 <script>alert(1)</script> "&'
  const payload = { doctor_id: 1, name, phone: '77010000000' }
  const { to, raw, email } = await emailOf({ payload })
  expect(to).toEqual(['info@clinic.example'])
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/bcc|victim|анна|7701/i)
  expect(email.html).not.toContain('<script')
  expect(email.html).toContain('&lt;script&gt;')
  expect(email.text?.match(/^Телефон:/gm)).toHaveLength(1)
})

test('without a store the e-mail is sent at once', async () => {
  await fillUp(database())
  expect(await storeRequest(newRequest())).toMatchObject({ acceptance: 'created' })
  expect(server.arrived).toHaveLength(1)
  await server.stop()
  expect(await storeRequest(newRequest())).toMatchObject({ acceptance: 'unavailable' })
})

test('names and phones leave this machine encrypted', async () => {
  const optionsOf = async (url: string) => (await mailServer(url)).options
  expect(await optionsOf('smtp://mail.clinic.example')).toMatchObject({ requireTLS: true })
  expect(await optionsOf('smtp://localhost')).toMatchObject({ requireTLS: false })
})

/** An attempt with a mail server of its own, at `HOST` of `url`. */
async function attemptAt(
  config: Parameters<typeof startSmtp>[0],
  url: string,
  to = ['info@clinic.example'],
) {
  const own = await startSmtp(config)
  const replaced = [
    jest.replaceProperty(env(), 'SMTP_URL', url.replace('HOST', own.host)),
    jest.replaceProperty(env(), 'REQUESTS_EMAIL', to),
  ]
  try {
    const outcome = await attemptEmail({ ...newRequest(), createdAt })
    return { outcome, arrived: own.arrived }
  } finally {
    for (const each of replaced) each.restore()
    await own.stop()
  }
}

test.each([
  ['a wrong password', { login: 'site:right' }, 'smtp://site:wrong@HOST', /^EAUTH SMTP 535$/],
  ['a certificate nobody knows', { tls: true }, 'smtp://HOST', /^E(TLS|SOCKET)$/],
  ['no encryption where it is asked for', {}, 'smtp://HOST?requireTLS=true', /^ETLS/],
  [
    'a temporarily rejected address',
    { refused: { 'info@clinic.example': 450 } },
    'smtp://HOST',
    /^SMTP 450 for info@clinic\.example$/,
  ],
])('%s is retried, and named', async (_, config, url, reason) => {
  const { outcome, arrived } = await attemptAt(config, url)
  expect(outcome).toEqual({ verdict: 'retry', reason: expect.stringMatching(reason), askedMs: 0 })
  expect(arrived).toEqual([])
})

test('one accepted address of two is enough, and the other is named', async () => {
  const report = jest.spyOn(log, 'error')
  const { outcome, arrived } = await attemptAt(
    { refused: { 'gone@clinic.example': 550 } },
    'smtp://HOST',
    ['gone@clinic.example', 'info@clinic.example'],
  )
  expect(outcome).toMatchObject({ verdict: 'delivered' })
  expect(arrived.map(({ to }) => to)).toEqual([['info@clinic.example']])
  expect(report).toHaveBeenCalledWith(expect.stringContaining('SMTP 550 for gone@clinic.example'))
  report.mockRestore()
})

test('a server with TLS and login gets the e-mail from the account', async () => {
  const { outcome, arrived } = await attemptAt(
    { tls: true, login: 'site@clinic.example:s+ecret' },
    'smtp://site%40clinic.example:s%2Becret@HOST?tls.rejectUnauthorized=false',
  )
  expect(outcome).toMatchObject({ verdict: 'delivered' })
  expect(arrived).toMatchObject([
    { secure: true, user: 'site@clinic.example', from: 'site@clinic.example' },
  ])
})

test('the comment for the backend has day, analyses and page in one line', () => {
  expect(
    commentOf({ page: '/contacts', preferredDay: '2026-12-04' }, 'https://clinic.example'),
  ).toBe('Удобный день: пятница, 4 декабря 2026 г.; Страница: https://clinic.example/contacts')
  expect(commentOf({ analyses: [101, 305] }, 'https://clinic.example')).toBe(
    'Расчёт с ценами: https://clinic.example/analysis/estimate?ids=101,305',
  )
  expect(commentOf({ also: ['~HBsAg', '0~B'] }, 'https://clinic.example')).toBe(
    'Расчёт с ценами: https://clinic.example/analysis/estimate?also=~HBsAg&also=0~B; Не решено по списку врача: HBsAg; Этого мы не делаем: B',
  )
  expect(commentOf({}, 'https://clinic.example')).toBe('')
})
