import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../site'
import { findPrograms } from './packages.mjs'
import { ordinaryUser, type ServerProcess, serverFolder, startServer } from './process'

/** nginx with the files of deploy/nginx, as they are; only addresses and folders are the test's. */
export interface Nginx extends ServerProcess {
  readonly url: string
  /** Folder that is served under /_next/static/. */
  readonly assets: string
  /** Where it redirects from, with `tls`. */
  readonly plainPort: number
  /** What it shows of itself, with `tls`, and the file of it. */
  readonly certificate: () => string
  readonly certificateFile: string
  /** Shows another from now on, which holds for that many days; it has ended at 0. */
  readonly renew: (days: number) => void
  /** A line for each visit, with `logs`, and everything it wrote about errors. */
  readonly logs: () => string
}

export interface NginxOptions {
  /** Folder of the scripts of all releases; one of its own if it is left out. */
  readonly assets?: string
  /** With a certificate, redirects and the clinic's name; else the site alone, on `localhost`. */
  readonly tls?: boolean
  /** Logs visits, in the form that nginx has if it is told nothing. */
  readonly logs?: boolean
  /** Believes the address in `X-Real-IP`, as behind a CDN: visitors from anywhere. */
  readonly behindCdn?: boolean
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Whether this machine's nginx can send brotli files. */
export const hasBrotli = existsSync(brotli)
/** Whether a certificate can be made. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** @param upstreams ports of the site's instances */
export async function startNginx(
  upstreams: readonly number[],
  { assets, tls = false, logs = false, behindCdn = false }: NginxOptions = {},
): Promise<Nginx> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const folder = serverFolder('nginx')
  const served = assets ?? join(folder.path, 'assets')
  mkdirSync(served, { recursive: true })
  copyRules(folder.path)
  if (tls) makeCertificate(folder.path, 90)
  const site = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replace(/( *server 127[^\n]+\n)+/, serversAt(upstreams))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('/var/cache/nginx/clinic', join(folder.path, 'cache'))
    .replace('/srv/clinic/assets', served)
    .replace(hasBrotli ? '' : '  brotli_static on;\n', '')
  const servers = tls ? withPorts(site, folder.path, port, plainPort) : alone(site, port)
  const config = join(folder.path, 'nginx.conf')
  writeFileSync(config, mainConfig(folder.path, servers, logs, behindCdn))
  const args = ['-p', folder.path, '-c', config, '-e', 'stderr']
  const server = await startServer(String(findPrograms().nginx), args, port, ordinaryUser)
  const stop = async (signal?: NodeJS.Signals) => {
    await server.stop(signal)
    folder.remove()
  }
  const certificateFile = join(folder.path, 'certificate.pem')
  const visits = () => (logs ? readFileSync(join(folder.path, 'access.log'), 'utf8') : '')
  return {
    ...server,
    stop,
    assets: served,
    plainPort,
    url: `http://localhost:${port}`,
    certificate: () => readFileSync(certificateFile, 'utf8'),
    certificateFile,
    renew: days => {
      makeCertificate(folder.path, days)
      server.process.kill('SIGHUP')
    },
    logs: () => visits() + server.output(),
  }
}

function copyRules(folder: string): void {
  cpSync('deploy/nginx', join(folder, 'clinic'), { recursive: true })
  const locations = join(folder, 'clinic/locations.conf')
  const config = readFileSync(locations, 'utf8')
  writeFileSync(locations, config.replace('/etc/nginx/clinic/', `${folder}/clinic/`))
}

/** Lines of the instances as in the file, but for their ports. */
function serversAt(ports: readonly number[]): string {
  const [, , options = ''] =
    /server (\S+)( .*);/.exec(readFileSync('deploy/nginx/site.conf', 'utf8')) ?? []
  return ports.map(port => `  server 127.0.0.1:${port}${options};\n`).join('')
}

/** Signed by itself, for that many days, in the place of the one before. */
function makeCertificate(folder: string, days: number): void {
  const [key, request] = [join(folder, 'key.pem'), join(folder, 'request.pem')]
  const openssl = (line: string, ...more: readonly string[]) =>
    execFileSync('openssl', [...line.split(' '), ...more], { ...ordinaryUser, stdio: 'pipe' })
  const names = 'subjectAltName=DNS:clinic.example,DNS:www.clinic.example'
  const made = ['-keyout', key, '-out', request]
  openssl(`req -new -newkey rsa:2048 -nodes -subj /CN=clinic.example -addext ${names}`, ...made)
  const signed = ['-in', request, '-signkey', key, '-out', join(folder, 'certificate.pem')]
  // One that has ended ends the day before it began.
  openssl(`x509 -req -days ${days || -1} -copy_extensions copyall`, ...signed)
}

function withPorts(site: string, folder: string, port: number, plainPort: number): string {
  return site
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/(ssl_certificate) .*/, `$1 ${folder}/certificate.pem;`)
    .replace(/(ssl_certificate_key) .*/, `$1 ${folder}/key.pem;`)
}

/** The last server is the site itself; those before it only redirect. */
function alone(site: string, port: number): string {
  const last = site.lastIndexOf('\nserver {')
  return (site.slice(0, site.indexOf('# Visits to any other name')) + site.slice(last))
    .replace('clinic.example www.clinic.example', 'localhost')
    .replace(/.*listen 443[^\n]*\n/, `  listen 127.0.0.1:${port};\n`)
    .replace(/^.*(ssl_|if \(\$host).*\n/gm, '')
}

function mainConfig(folder: string, site: string, logs: boolean, behindCdn: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
error_log stderr warn;
${hasBrotli ? `load_module ${brotli};` : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log ${logs ? `${folder}/access.log` : 'off'};
  sendfile on;
  ${behindCdn ? 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;' : ''}
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${site}
}
`
}
