import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { parseEnv } from '@/lib/clinic/environment/env'
import { bootMachine, type Machine, machineObstacle } from '../support/servers/machine'
import { describeUnless } from '../support/skips'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { documented, inSentence } from './support/documented'
import { lackOf } from './support/needs'
import { boundFolders, layRelease } from './support/release-folder'

const servers = [
  'nginx',
  'postgres',
  'sqlite3',
  'prometheus',
  'alertmanager',
  'amtool',
  'certbot',
  'pebble',
] as const
const obstacle = machineObstacle() ?? lackOf(...servers, 'sshd', 'sudo', 'jq')

jest.setTimeout(240_000)

/** The release that the document goes back to. */
const release = '20261101093000'

/**
 * The commands of docs/operations.md, watch.md, repair.md and CHANGELOG.md as they stand there, one after the
 * other on one machine with a network of its own: every port and name is that of the document.
 */
describeUnless(obstacle)('the commands of the documents', () => {
  let machine: Machine

  beforeAll(async () => {
    machine = await bootMachine(boundFolders, { ownNetwork: true })
    cleanUp(() => machine.stop())
    const names = [
      'clinic.example',
      'www.clinic.example',
      'git.clinic.example',
      'editor.clinic.example',
    ]
    writeFileSync(machine.at('/etc/hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`)
    layProgram('nano', 'echo typed > "$1"')
  })

  /** In place of a person who types. */
  const layProgram = (name: string, script: string) =>
    writeFileSync(machine.at(`/usr/local/bin/${name}`), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

  async function succeed(script: string): Promise<string> {
    const { status, output } = await machine.run(script)
    if (status !== 0) {
      const log = await machine.run("journalctl --no-pager -n 30 -u 'clinic*'")
      throw new Error(`${script}\n${output}\n${log.output}`)
    }
    return output
  }

  /** Debian has the packages; they are installed here already. */
  const simulated = (script: string) =>
    script.replaceAll('apt install --yes', 'apt-get install --quiet --quiet --simulate')

  const set = (...lines: readonly string[]) => {
    const settings = lines.map(line => {
      const [name] = line.split('=')
      return `sed -i '/^${name}=/d' /etc/clinic/site.env && echo '${line}' >> /etc/clinic/site.env`
    })
    return succeed(settings.join('\n'))
  }

  /** Certificates are those of an authority of the test. */
  const authority = '/srv/authority/root.pem'
  const curl = (rest: string) => succeed(`curl -sS --max-time 30 ${rest}`)
  const atNginx = (path: string) => curl(`--cacert ${authority} https://clinic.example${path}`)

  /** nginx reloads in the background: until it has, the port may still refuse. */
  const reloaded = (path: string, text: string) =>
    until(async () => {
      const { output } = await machine.run(
        `curl -sS --max-time 30 --cacert ${authority} https://clinic.example${path}`,
      )
      return output.includes(text)
    })

  const send = (phone: string) =>
    curl(`-f -H 'Content-Type: application/json' -H "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)" \
      --data '{"type":"consult","name":"Ерлан","phone":"${phone}"}' http://127.0.0.1:3001/api/application-feedback`)

  /** The command that restarts the instances, for the first of them alone: each takes a while. */
  const restartFirst = () =>
    succeed(`export CLINIC_INSTANCES=3001\n${documented('operations', 'Run it', 3)}`)

  const sqlite = async (query: string) =>
    (await succeed(`sqlite3 /var/lib/clinic/requests.db "${query}"`)).trim()

  const patient = '77010000000'
  const kept = '77010000009'

  /** In place of Let's Encrypt, which would have to reach the machine by its public name. */
  async function startAuthority(): Promise<void> {
    const settings = {
      listenAddress: '127.0.0.1:14000',
      managementListenAddress: '127.0.0.1:15000',
      certificate: '/srv/authority/own.pem',
      privateKey: '/srv/authority/own.key',
      httpPort: 80,
      tlsPort: 443,
    }
    mkdirSync(machine.at('/srv/authority'))
    writeFileSync(machine.at('/srv/authority/config.json'), JSON.stringify({ pebble: settings }))
    await succeed(`cd /srv/authority
      openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
        -keyout own.key -out own.pem
      systemd-run --quiet --unit=authority --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 \
        pebble -config /srv/authority/config.json
      until curl -sf --cacert own.pem https://localhost:15000/roots/0 > root.pem; do sleep 0.1; done
      printf '%s\n' 'server = https://localhost:14000/dir' 'no-verify-ssl = true' 'agree-tos = true' \
        'register-unsafely-without-email = true' 'non-interactive = true' >> /etc/letsencrypt/cli.ini`)
  }

  test('set the machine up, and each instance has metrics of its own', async () => {
    await succeed(simulated(documented('operations', 'Run it', 1)))
    layRelease(machine, release)
    await succeed(documented('operations', 'Run it', 2))
    await succeed('chown -R clinic-build:clinic-build /srv/clinic')
    await startAuthority()
    await set(
      'SITE_URL=https://clinic.example',
      'METRICS_TOKEN=metrics-token-of-the-test',
      'REVALIDATE_TOKEN=revalidate-token-of-the-test',
      'INDEXNOW_KEY=key-of-the-test',
      'INDEXNOW_ENDPOINT=http://127.0.0.1:9001/indexnow',
      'BACKUP_DIR=/var/lib/clinic-backups',
      `NODE_EXTRA_CA_CERTS=${authority}`,
    )
    await succeed(`echo METRICS_PORT=9101 > /etc/clinic/3001.env
      echo METRICS_PORT=9102 > /etc/clinic/3002.env`)
    expect(await succeed(documented('operations', 'Release', 1))).toContain(
      `Release ${release} runs.`,
    )
    const seen = await succeed(inSentence('operations', 'curl -s http://127.0.0.1:3001'))
    expect(seen).toContain('</html>')
    for (const port of [9101, 9102]) {
      expect(await curl(`-f http://127.0.0.1:${port}/metrics`)).toContain('clinic_build_info{')
    }
    expect(await succeed(documented('operations', 'With Docker', 4))).toContain(release)
  })

  test('put nginx in front, with the error pages of the clinic', async () => {
    await succeed('systemctl start nginx')
    const first = documented('operations', 'nginx in front', 1)
    await succeed(`${first}\n${documented('operations', 'nginx in front', 2)}`)
    // It would go on for an hour.
    await succeed('systemctl stop clinic-warm-up')
    expect((await machine.run('systemctl is-failed clinic-warm-up')).output).toBe('inactive\n')
    await reloaded('/contacts', '</html>')
    await succeed(documented('operations', 'nginx in front', 3))
    await succeed(documented('operations', 'nginx in front', 4))
    const page = '/etc/nginx/clinic/errors/unavailable.ru.html'
    expect(await succeed(`cat ${page}`)).toContain('tel:')
    expect(await atNginx('/contacts')).toContain('</html>')
  })

  test('diagnose, list and tell search engines', async () => {
    await succeed(`systemd-run --quiet --unit=search-engine node -e \
      "require('http').createServer((q, r) => q.resume().on('end', () => r.end())).listen(9001, '127.0.0.1')"`)
    await send(kept)
    await succeed('systemctl start clinic-backup')
    expect(await atNginx('/')).toContain('</html>')
    const said = await succeed(documented('operations', 'Run it', 5))
    expect(said).toContain('Nothing fails.')
    expect(said).toMatch(/ok +Visitors +no header forges/)
    expect(said).toContain(kept)
    expect(said).toMatch(/[1-9]\d* were accepted\./)
    expect(await succeed(inSentence('watch', 'clinic-run npm run -s searches'))).toBeDefined()
    const conversions = inSentence('operations', 'npm run requests -- --conversions meta')
    expect((await machine.run(`clinic-run ${conversions}`)).output).not.toContain('Try:')
    // A release has no packages to build it with.
    await succeed(inSentence('changelog', 'clinic-run npm run -s content -- check'))
    const sheet = await machine.run(
      inSentence('watch', 'clinic-run node .next/site/content.mjs sheet'),
    )
    expect(sheet.output).not.toMatch(/Try:|^$/)
    for (const confirm of [
      inSentence('operations', 'clinic-run node .next/site/content.mjs accept'),
      inSentence('repair', 'clinic-run node .next/site/content.mjs accept'),
      inSentence('repair', 'clinic-run node .next/site/content.mjs sheet --accept'),
    ]) {
      expect((await machine.run(confirm)).output).not.toContain('Try:')
    }
  })

  const diagnose = (variable = 'X=x') =>
    machine.run(`clinic-run env ${variable} npm run -s diagnose -- --ports 3001,3002`)

  /** A disk of a folder's own, which is full. */
  const fill = (folder: string) =>
    `mkdir -p ${folder} && mount -t tmpfs -o size=64k tmpfs ${folder}
     dd if=/dev/zero of=${folder}/full bs=1k status=none || true`

  test('diagnose finds each fault of the machine', async () => {
    const disks = [
      ...['/var/lib/clinic-backups', '/var/lib/clinic-content', '/var/lib/clinic-report'],
      '/var/lib/postgresql',
      ...[
        '/var/cache/clinic/pages',
        '/var/cache/clinic/next',
        '/var/cache/nginx',
        '/var/log',
        '/tmp',
      ],
    ]
    await sqlite('UPDATE requests SET deliveredAt=0, createdAt=1000')
    await succeed(`echo 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;' > /etc/nginx/conf.d/cdn.conf
      echo '# of before' | tee -a /etc/nginx/clinic/maps.conf >> /etc/systemd/system/clinic-backup.service
      nginx -t && systemctl reload nginx
      echo NEXT_DEPLOYMENT_ID=other > /srv/clinic/current/release.env && systemctl restart clinic@3001
      until curl -sf http://127.0.0.1:3001/readyz; do sleep 0.2; done
      ${disks.map(fill).join('\n')}`)
    const { status, output } = await diagnose(
      'SITE_URL=https://www.clinic.example METRICS_PORT=9101',
    )
    await succeed(`umount ${disks.join(' ')}`)
    expect(status).toBe(1)
    const wanted = [
      // Those of the release are named by its links.
      ...disks
        .map(folder =>
          folder.replace(/.*pages/, '.*/.next/kept').replace(/.*next$/, '.*/.next/cache'),
        )
        .map(folder => `^FAIL +Disk +0 MB are free at ${folder}$`),
      '^FAIL +Instances +several releases: other, 20261101093000 run, current is other$',
      '^FAIL +Variables +METRICS_PORT=9101 is one port for 2 instances',
      '^FAIL +Requests +nobody has read 1 requests of the inbox',
      '^FAIL +Page +https://www.clinic.example redirects to https://clinic.example$',
      '^FAIL +Visitors +visitors can forge their address by a header$',
      '^warn +Installed +/etc/nginx/clinic/maps.conf is not that of the release$',
      '^warn +Installed +/etc/systemd/system/clinic-backup.service is not that of the release$',
    ]
    const missed = wanted.filter(each => !new RegExp(each, 'm').test(output))
    expect({ missed, output }).toEqual({ missed: [], output: expect.any(String) })

    await succeed(fill('/var/lib/clinic'))
    const full = await diagnose()
    await succeed('umount /var/lib/clinic')
    expect(full.output).toMatch(/^FAIL +Folder +\/var\/lib\/clinic cannot be written .*ENOSPC/m)
    expect(full.output).toMatch(/^FAIL +Disk +0 MB are free at \/var\/lib\/clinic$/m)

    await succeed(`rm /etc/nginx/conf.d/cdn.conf
      echo NEXT_DEPLOYMENT_ID=${release} > /srv/clinic/current/release.env`)
    await sqlite("UPDATE requests SET createdAt=strftime('%s') * 1000")
    await succeed(documented('operations', 'nginx in front', 3))
  })

  test('restart one after the other, with other settings', async () => {
    await set('LOG_LEVEL=debug')
    const since =
      '$(systemctl show -p ActiveEnterTimestampMonotonic --value clinic@3001 clinic@3002)'
    const before = await succeed(`echo ${since}`)
    await succeed(documented('operations', 'Release', 2))
    expect(await succeed(`echo ${since}`)).not.toBe(before)
    expect(await succeed('ls /var/cache/nginx/clinic | wc -l')).toBe('0\n')
  })

  test('nothing of a release can be written by the service', async () => {
    const tries = `
      import { appendFileSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
      const written = [], tried = { files: 0 }
      const attempt = (path, write) => {
        tried.files += 1
        try { write(); written.push(path) } catch {}
      }
      const walk = folder => {
        attempt(folder, () => mkdirSync(folder + '/tried'))
        for (const name of readdirSync(folder)) {
          const path = folder + '/' + name
          const stat = lstatSync(path)
          if (stat.isDirectory()) walk(path)
          else if (stat.isFile()) attempt(path, () => appendFileSync(path, 'x'))
        }
      }
      walk('/srv/clinic')
      // What it may write, and whether this could write at all.
      attempt('data', () => writeFileSync('/var/lib/clinic/tried', ''))
      console.log(JSON.stringify({ written, ...tried }))`
    writeFileSync(machine.at('/srv/tries.mjs'), tries)
    const unit = '/run/systemd/system/clinic@3009.service.d'
    await succeed(`mkdir -p ${unit}
      printf '[Service]\nType=oneshot\nRestart=no\nExecStart=\nExecStart=/usr/bin/env node /srv/tries.mjs\n' > ${unit}/tries.conf
      systemctl daemon-reload && systemctl start clinic@3009`)
    const line = await succeed('journalctl --no-pager -o cat -u clinic@3009 | grep written')
    const { written, files } = JSON.parse(line)
    expect(written).toEqual(['data'])
    expect(files).toBeGreaterThan(1000)
  })

  test('show the log, and find the request of a visitor in it', async () => {
    await succeed(documented('watch', 'The log', 1))
    await curl(`-H 'X-Request-Id: 5f0c1a2b' http://127.0.0.1:3001/contacts`)
    await succeed(`${inSentence('watch', "journalctl -u 'clinic@*' -o cat |")} || [ $? = 1 ]`)
    await succeed(inSentence('watch', 'journalctl -u clinic-backup'))
    const counts = documented('watch', 'Who hears of it', 2)
    expect(await succeed(counts)).toContain('"inbox":1')
  })

  test('repair what was refused, a broken store, and old content', async () => {
    await sqlite("UPDATE requests SET state='dead', emailState='dead'")
    const listed = await succeed(
      inSentence('repair', 'clinic-run npm run -s requests -- --state dead'),
    )
    expect(listed).toContain(kept)
    const again = inSentence('repair', 'clinic-run npm run -s requests -- --retry')
    expect(await succeed(again)).toBe('1 requests and 1 e-mails are sent again.\n')
    expect(await sqlite('SELECT state, emailState FROM requests')).toBe('pending|pending')
    await sqlite("UPDATE requests SET state='inbox', emailState='none'")

    const dump = inSentence('repair', 'umask 077; sqlite3').replace('broken-…', 'broken-1')
    await succeed(`cd /srv && mkdir broken && cd broken
      sqlite3 /var/lib/clinic/requests.db '.backup requests.db.broken-1'
      printf spoilt | dd of=requests.db.broken-1 bs=1 conv=notrunc seek=$(($(stat -c %s requests.db.broken-1) - 4000)) status=none
      ${dump}
      [ -s saved.db ]`)

    await succeed(inSentence('repair', "clinic-run sh -c 'curl -fsS -X POST"))
  })

  /** Of the store in use. */
  async function forget(): Promise<void> {
    await send(patient)
    await send('77010000001')
    const asked = inSentence('repair', 'clinic-run npm run -s requests -- --person 87010000000')
    const shown = inSentence('repair', 'clinic-run npm run -s requests -- --person 87010000000 --f')
    expect(await succeed(asked)).toContain(patient)
    expect(await succeed(shown)).not.toContain('7010000000')
    expect(await succeed(asked)).not.toContain(patient)
    expect(await succeed('clinic-run npm run -s requests -- --csv')).toContain('77010000001')
  }

  test('show and delete what is kept of a patient, and put a copy back', async () => {
    await forget()
    await sqlite(`DELETE FROM requests WHERE payload LIKE '%${kept}%'`)
    const [newest = '', named = ''] = documented('repair', 'Back up and restore', 1).split('\n')
    expect(await succeed(newest)).toMatch(/^1 requests of .* back/)
    const [copy = ''] = readdirSync(machine.at('/var/lib/clinic-backups/daily'))
    expect(await succeed(named.replace('20261101.db', copy))).toMatch(/^0 requests of .* back/)
  })

  test('copy to another machine, and lay it out there', async () => {
    const own = ['etc/nginx/sites-available/clinic', 'var/lib/clinic-content/own.yaml']
    await succeed('echo own > /var/lib/clinic-content/own.yaml')
    await succeed(`ssh-keygen -q -t ed25519 -N '' -f /root/.ssh/id_ed25519 <<< y > /dev/null
      cat /root/.ssh/id_ed25519.pub >> /root/.ssh/authorized_keys
      systemctl start ssh && rm -f /run/nologin
      ssh-keyscan -t ed25519 clinic.example > /root/.ssh/known_hosts`)
    await succeed(
      `mkdir /srv/copies && cd /srv/copies\n${documented('repair', 'Back up and restore', 2)}`,
    )
    const [archive = ''] = readdirSync(machine.at('/srv/copies'))
    const before = await succeed('sha256sum /etc/clinic/site.env')
    await succeed(`cd / && rm etc/clinic/site.env ${own.join(' ')}`)
    const unpack = inSentence('repair', 'tar -C / -xzf').replace(
      'clinic-2026-11-29.tar.gz',
      archive,
    )
    await succeed(`cd /srv/copies && ${unpack}`)
    expect(await succeed('sha256sum /etc/clinic/site.env')).toBe(before)
    await succeed(`cd / && ls ${own.join(' ')} && rm var/lib/clinic-content/own.yaml`)
  })

  test('serve the reports for marketers behind a password', async () => {
    await succeed(documented('operations', 'The weekly report for marketers', 1))
    expect(await succeed('stat -c "%U %a" /var/lib/clinic-report/exports')).toBe('clinic 755\n')
    // The whole site takes minutes: tests/operations/systemd has a small one.
    await succeed(`systemctl stop clinic-report
      echo list > /var/lib/clinic-report/index.html && chmod 644 /var/lib/clinic-report/index.html`)
    const serve = documented('operations', 'The weekly report for marketers', 2)
    await succeed(`setsid --wait bash -euc ${quoted(serve)} <<< $'secret\\nsecret'`)
    await reloaded('/seo-report/', '401')
    expect(await atNginx('/seo-report/ --user marketer:secret')).toBe('list\n')
  })

  test('take the content from a Git repository over SSH, whose host is known', async () => {
    await succeed(documented('operations', 'Content from a Git repository', 1))
    await succeed(`useradd --system --home-dir /home/git --create-home --shell /usr/bin/git-shell git
      install -d -o git -g git /clinic /home/git/.ssh
      install -m 600 -o git -g git /var/lib/clinic/.ssh/id_ed25519.pub /home/git/.ssh/authorized_keys
      cp -r content /srv/editing && cd /srv/editing && git init --quiet --initial-branch=main
      git add --all
      git -c user.name=E -c user.email=e@clinic.example commit --quiet --message 'The beginning'
      git clone --quiet --bare . /clinic/content.git && chown -R git:git /clinic`)
    await set(
      'CONTENT_REPOSITORY=ssh://git@git.clinic.example/clinic/content.git',
      'CONTENT_DIR=/var/lib/clinic-content/current',
    )
    await succeed(documented('operations', 'Content from a Git repository', 2))
    const [commit = ''] = (await succeed('git -C /srv/editing rev-parse HEAD')).split('\n')
    expect(await succeed('readlink /var/lib/clinic-content/current')).toContain(commit)
    const back = documented('operations', 'Content from a Git repository', 3)
    expect(await succeed(back.replace('1a2b3c4d', commit.slice(0, 8)))).toContain(
      commit.slice(0, 8),
    )
    // A host whose key has changed is not asked.
    await succeed('rm /etc/ssh/ssh_host_*_key* && ssh-keygen -A && systemctl restart ssh')
    expect((await machine.run('systemctl start clinic-content')).status).not.toBe(0)
    expect(await succeed(inSentence('watch', 'journalctl -u clinic-content'))).toContain(
      'Host key verification failed',
    )
  })

  test('watch, with Prometheus and Alertmanager', async () => {
    await succeed(simulated(documented('watch', 'Watch', 1)))
    const known = `curl -s 'http://127.0.0.1:9090/api/v1/query?query=up\\{job="clinic"\\}'`
    await until(
      async () => (await machine.run(known)).output.match(/,"1"\]/g)?.length === 2,
      60_000,
    )
    await succeed(documented('watch', 'Who hears of it', 1))
    await until(async () =>
      (await machine.run('amtool --alertmanager.url http://127.0.0.1:9093 alert')).output.includes(
        'TryTheWay',
      ),
    )
    // Nothing but nginx and SSH listens to the outside.
    const open = await succeed("ss -ltnH | awk '{print $4}' | grep -v '^127\\.\\|^\\[::1\\]'")
    expect(new Set(open.match(/\d+$/gm))).toEqual(new Set(['22', '80', '443']))
    const state = await machine.run(inSentence('watch', 'systemctl status prometheus'))
    expect(state.output.match(/Active: active \(running\)/g)).toHaveLength(2)
  })

  test('move to Postgres from nothing, and delete a patient there, too', async () => {
    await succeed(`systemctl start postgresql@$(pg_lsclusters -h | awk '{print $1 "-" $2}')`)
    await succeed(simulated(documented('operations', 'Run it', 4)))
    await restartFirst()
    await until(async () => (await sqlite('SELECT count(*) FROM requests')) === '0')
    await forget()
    const postgres = (sql: string) => succeed(`runuser -u postgres -- psql -At clinic -c "${sql}"`)
    await postgres("UPDATE requests SET state='dead' WHERE payload LIKE '%77010000001%'")
    const again = inSentence('repair', 'clinic-run npm run -s requests -- --retry')
    expect(await succeed(again)).toMatch(/^[1-9] requests and 0 e-mails/)
    await postgres("UPDATE requests SET state='inbox'")
    const count = await postgres('SELECT count(*) FROM requests')

    // On a new machine there is neither the role nor the database that site.env names.
    await succeed(`systemctl start clinic-backup
      runuser -u postgres -- dropdb --force clinic && runuser -u postgres -- dropuser clinic`)
    await succeed(documented('repair', 'Back up and restore', 3))
    await restartFirst()
    expect(await succeed(inSentence('repair', 'clinic-run deploy/restore.sh'))).toMatch(/^[1-9]/)
    expect(await postgres('SELECT count(*) FROM requests')).toBe(count)
  })

  test('make the files for Docker', async () => {
    await succeed(`cd deploy/docker && ${documented('operations', 'With Docker', 2)}
      ${documented('operations', 'With Docker', 3)}
      ${documented('operations', 'Content from a Git repository', 4)}`)
    expect(await succeed('grep -c brotli deploy/docker/site.conf || true')).toBe('0\n')
    expect(await succeed('stat -c %a deploy/docker/.env')).toBe('600\n')
    expect(await succeed('stat -c "%u %a" deploy/docker/git-credentials')).toBe('1000 400\n')
    const wanted = parse(readFileSync('deploy/docker/compose.yaml', 'utf8')) as object
    const named = JSON.stringify(wanted).match(/\$\{?(?:RELEASE|POSTGRES_PASSWORD)/g) ?? []
    expect(named.length).toBeGreaterThan(1)
    expect(await succeed('cat deploy/docker/.env')).toMatch(
      /^POSTGRES_PASSWORD=\w{48}\nRELEASE=\d+\n$/,
    )
  })

  test('serve the editor for the browser', async () => {
    await succeed('install -d /srv/editor && echo editor > /srv/editor/index.html')
    await succeed(documented('operations', 'An editor for the browser', 2))
    // Until nginx has read its rules again, it closes the connection.
    const visit = `curl -sS --cacert ${authority} https://editor.clinic.example/`
    await until(async () => (await machine.run(visit)).output === 'editor\n')
  })

  test('name the packages of production', async () => {
    const listed = await succeed(documented('operations', 'Packages', 1))
    expect(listed).toMatch(/^MIT\tnext@/m)
  })

  test('the settings for e-mails are those that the site reads', () => {
    const lines = documented('operations', 'Requests by e-mail', 1).split('\n')
    const settings = lines.map(line => line.replace(/ +#.*/, '').split(/=(.*)/s).slice(0, 2))
    expect(parseEnv(Object.fromEntries(settings))).toMatchObject({
      SMTP_URL: 'smtps://site%40clinic.example:password@mail.clinic.example',
    })
  })

  test('bring a machine of before to the present', async () => {
    await succeed(`userdel clinic-build && sed -i '/^clinic:/s|:/var/lib/clinic:|:/srv/clinic:|' /etc/passwd
      mv /var/lib/clinic/.ssh /srv/clinic/ && chown -R clinic:clinic /srv/clinic
      sed -i 's/ *include clinic.tls.conf;/  ssl_protocols TLSv1.2 TLSv1.3;/' /etc/nginx/sites-available/clinic`)
    await succeed(documented('changelog', '29 November 2026', 1))
    await succeed('[ -d ~clinic/.ssh ] && [ ~clinic = /var/lib/clinic ]')
    expect(await succeed('stat -c %U /srv/clinic/current/deploy/release.sh')).toBe('clinic-build\n')
    expect(await succeed('grep -c tls.conf /etc/nginx/sites-available/clinic')).not.toBe('0\n')
  })
})

const quoted = (script: string) => `'${script.replaceAll("'", "'\\''")}'`
