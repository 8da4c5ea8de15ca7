import { startSmtp } from '@/tests/support/servers/smtp'
import { report } from './builders'

const before = { ...process.env }
let smtp: Awaited<ReturnType<typeof startSmtp>>

beforeEach(async () => {
  smtp = await startSmtp({ refused: { 'gone@clinic.example': 550 } })
})
afterEach(async () => {
  await smtp.stop()
  process.env = { ...before }
})

/** With these variables, which a process reads once. */
async function mail(variables: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(process.env, variables)
  jest.resetModules()
  const { mailReport } = await import('../mail/send')
  await mailReport(report({ madeAt: '2026-11-27T05:00:00.000Z' }))
}

const settings = () => ({
  SMTP_URL: `smtp://${smtp.host}`,
  REQUESTS_EMAIL: 'reception@clinic.example',
  SITE_URL: 'https://clinic.example',
  SEO_REPORT_URL: 'https://clinic.example/seo-report/',
})

test('each address gets the e-mail, those of requests do not', async () => {
  await mail({ ...settings(), SEO_REPORT_EMAIL: 'a@clinic.example,b@clinic.example' })
  expect(smtp.arrived).toHaveLength(1)
  const [{ to, email } = { to: [], email: undefined }] = smtp.arrived
  expect(to).toEqual(['a@clinic.example', 'b@clinic.example'])
  expect(email?.messageId).toBe('<seo-report-2026-11-27@clinic.example>')
  expect(email?.text).toContain('https://clinic.example/seo-report/')
})

test('without addresses nothing is sent', async () => {
  await mail(settings())
  expect(smtp.arrived).toEqual([])
})

test('an address that the server refuses, and a server that is away, are failures', async () => {
  const some = 'a@clinic.example,gone@clinic.example'
  await expect(mail({ ...settings(), SEO_REPORT_EMAIL: some })).rejects.toThrow(
    'gone@clinic.example',
  )
  await expect(
    mail({ ...settings(), SMTP_URL: 'smtp://127.0.0.1:1', SEO_REPORT_EMAIL: some }),
  ).rejects.toThrow('ECONNREFUSED')
})
