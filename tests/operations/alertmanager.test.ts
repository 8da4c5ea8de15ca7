import { execFileSync } from 'node:child_process'
import { startAlertmanager } from '../support/servers/alertmanager'
import { opensslObstacle, startNginx } from '../support/servers/nginx'
import { findPrograms } from '../support/servers/packages.mjs'
import { startPrometheus } from '../support/servers/prometheus'
import { startSmtp } from '../support/servers/smtp'
import { freePort } from '../support/site'
import { describeUnless } from '../support/skips'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { lackOf } from './support/needs'

const needed = ['nginx', 'prometheus', 'blackbox', 'alertmanager', 'amtool'] as const
const obstacle = opensslObstacle ?? lackOf(...needed)

describeUnless(obstacle)('Alertmanager', () => {
  const file = 'deploy/prometheus/alertmanager.yml'
  const amtool = (...args: readonly string[]) =>
    String(execFileSync(String(findPrograms().amtool), args))

  test('what is urgent and what can wait reach people, the sign of life another receiver', () => {
    expect(amtool('check-config', file)).toContain('SUCCESS')
    const receiver = (...labels: readonly string[]) =>
      amtool('config', 'routes', 'test', `--config.file=${file}`, ...labels).trim()
    expect(receiver('alertname=SiteDown', 'severity=page')).toBe('people')
    expect(receiver('alertname=DiskIsFilling', 'severity=ticket')).toBe('people')
    expect(receiver('alertname=AlertsWork', 'severity=none')).toBe('lifeline')
  })

  test('an outage is one e-mail, beside the sign of life', async () => {
    const mail = await startSmtp({ tls: true, login: 'site@clinic.example:secret' })
    cleanUp(() => mail.stop())
    const alertmanager = await startAlertmanager(mail.port, 'secret')
    cleanUp(() => alertmanager.stop())
    const nginx = await startNginx([await freePort()], { tls: true })
    cleanUp(() => nginx.stop())
    const prometheus = await startPrometheus({
      instances: [await freePort(), await freePort()],
      front: nginx.port,
      token: 'metrics-token-of-the-test',
      certificateFile: nginx.certificateFile,
      alertmanager: alertmanager.port,
    })
    cleanUp(() => prometheus.stop())
    const subjects = () => mail.arrived.map(({ email }) => email.subject).sort()
    const wanted = [
      'Alerts of the website work',
      '[firing] No instance answers: visitors see what nginx kept',
    ].sort()
    await until(async () => {
      const firing = (await prometheus.alarms()).map(alarm => alarm.split(' ')[0])
      return firing.includes('InstanceDown') && subjects().length >= wanted.length
      // What fires before Prometheus knows Alertmanager is told a minute later.
    }, 120_000).catch(() => undefined)
    expect(subjects()).toEqual(wanted)
    expect(new Set(mail.arrived.flatMap(({ to }) => to))).toEqual(new Set(['head@clinic.example']))
    expect(mail.arrived.every(({ secure }) => secure)).toBe(true)
  })
})
