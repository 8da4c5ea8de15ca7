import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../site'
import { brotliModule, findPrograms } from './packages.mjs'
import { ordinaryUser, type ServerProcess, serverFolder, startServer } from './process'

/** nginx with the unchanged files of deploy/nginx; only addresses and folders are replaced. */
export interface Nginx extends ServerProcess {
  readonly url: string
  /** Of the editor, with `editor`. */
  readonly editorUrl: string
  /** The folder that is served under /_next/static/. */
  readonly assets: string
  /** The http port that redirects to https, with `tls`. */
  readonly plainPort: number
  /** Its certificate and the file of it, with `tls`. */
  readonly certificate: () => string
  readonly certificateFile: string
  /** Replaces the certificate by one that is valid for that many days; 0 is expired. */
  readonly renew: (days: number) => void
  /** The access log, with `logs`, and the error log. */
  readonly logs: () => string
}

export interface NginxOptions {
  /** The folder of the scripts of all releases; a temporary one by default. */
  readonly assets?: string
  /** With a certificate, redirects and the clinic's name; else only the site, on `localhost`. */
  readonly tls?: boolean
  /** Folder of the weekly reports, which are served with it, and the lines of who may read them. */
  readonly reports?: { readonly folder: string; readonly passwords: string }
  /** Folder of the editor for the browser, which is served at the root of a host of its own. */
  readonly editor?: string
  /** Writes an access log, in nginx's default format. */
  readonly logs?: boolean
  /** Trusts the address in `X-Real-IP`, as behind a CDN, to simulate clients. */
  readonly behindCdn?: boolean
}

/** Whether this machine's nginx can serve brotli files. */
export const hasBrotli = existsSync(brotliModule)
/** Whether a certificate can be created. */
/** Without openssl there is no certificate to try. */
export const opensslObstacle =
  spawnSync('openssl', ['version']).status === 0 ? undefined : 'openssl not installed'

/** @param upstreams ports of the site's instances */
export async function startNginx(
  upstreams: readonly number[],
  { assets, tls = false, logs = false, behindCdn = false, reports, editor }: NginxOptions = {},
): Promise<Nginx> {
  const [port, plainPort, editorPort] = [await freePort(), await freePort(), await freePort()]
  const folder = serverFolder('nginx')
  const served = assets ?? join(folder.path, 'assets')
  mkdirSync(served, { recursive: true })
  copyRules(folder.path)
  if (tls) makeCertificate(folder.path, 90)
  if (reports) serveReports(folder.path, reports)
  const site = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replace(reports ? '# include clinic/report.conf' : /$^/, 'include clinic/report.conf')
    .replace(/( *server 127[^\n]+\n)+/, serversAt(upstreams))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('/var/cache/nginx/clinic', join(folder.path, 'cache'))
    .replace('/srv/clinic/assets', served)
    .replace(hasBrotli ? '' : '  brotli_static on;\n', '')
  const servers = tls ? withPorts(site, folder.path, port, plainPort) : alone(site, port)
  const all = servers + (editor ? editorServer(editor, editorPort) : '')
  const config = join(folder.path, 'nginx.conf')
  writeFileSync(config, mainConfig(folder.path, all, logs, behindCdn))
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
    editorUrl: `http://localhost:${editorPort}`,
    certificate: () => readFileSync(certificateFile, 'utf8'),
    certificateFile,
    renew: days => {
      makeCertificate(folder.path, days)
      server.process.kill('SIGHUP')
    },
    logs: () => visits() + server.output(),
  }
}

/** An error page of nginx as a visitor gets it: with the code of his request. */
export function errorPageOf(page: string, requestId: unknown): string {
  const code = String(requestId).slice(0, 8)
  const written = readFileSync(`deploy/nginx/errors/${page}`, 'utf8')
  return written.replace('<!--# echo var="request_code" -->', code)
}

function copyRules(folder: string): void {
  cpSync('deploy/nginx', join(folder, 'clinic'), { recursive: true })
  const locations = join(folder, 'clinic/locations.conf')
  const config = readFileSync(locations, 'utf8')
  writeFileSync(locations, config.replace('/etc/nginx/clinic/', `${folder}/clinic/`))
}

/** As an operator does who wants them: the line of site.conf, and a file of passwords. */
function serveReports(
  folder: string,
  { folder: reports, passwords }: NonNullable<NginxOptions['reports']>,
): void {
  const [rules, file] = [join(folder, 'clinic/report.conf'), join(folder, 'report.htpasswd')]
  writeFileSync(file, passwords)
  const config = readFileSync(rules, 'utf8')
    .replace('/etc/nginx/clinic-report.htpasswd', file)
    .replace('/var/lib/clinic-report/', `${reports}/`)
  writeFileSync(rules, config)
}

/** On `localhost`, which browsers take for as safe as https. */
function editorServer(folder: string, port: number): string {
  return readFileSync('deploy/nginx/editor.conf', 'utf8')
    .replace(/^server {\n {2}listen 80.*?\n}/ms, '')
    .replace(/^ *(listen \[::\]|ssl_|include clinic\/tls).*\n/gm, '')
    .replace(/listen 443[^\n]*;/, `listen 127.0.0.1:${port};`)
    .replace('server_name editor.clinic.example', 'server_name localhost')
    .replace('root /srv/editor', `root ${folder}`)
}

/** The upstream servers of the file, with other ports. */
function serversAt(ports: readonly number[]): string {
  const [, , options = ''] =
    /server (\S+)( .*);/.exec(readFileSync('deploy/nginx/site.conf', 'utf8')) ?? []
  return ports.map(port => `  server 127.0.0.1:${port}${options};\n`).join('')
}

/** Self-signed, valid for that many days; replaces the previous one. */
function makeCertificate(folder: string, days: number): void {
  const [key, request] = [join(folder, 'key.pem'), join(folder, 'request.pem')]
  const openssl = (line: string, ...more: readonly string[]) =>
    execFileSync('openssl', [...line.split(' '), ...more], { ...ordinaryUser, stdio: 'pipe' })
  const names = 'subjectAltName=DNS:clinic.example,DNS:www.clinic.example'
  const made = ['-keyout', key, '-out', request]
  openssl(`req -new -newkey rsa:2048 -nodes -subj /CN=clinic.example -addext ${names}`, ...made)
  const signed = ['-in', request, '-signkey', key, '-out', join(folder, 'certificate.pem')]
  // An expired certificate ends the day before it begins.
  openssl(`x509 -req -days ${days || -1} -copy_extensions copyall`, ...signed)
}

function withPorts(site: string, folder: string, port: number, plainPort: number): string {
  return site
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/(ssl_certificate) .*/, `$1 ${folder}/certificate.pem;`)
    .replace(/(ssl_certificate_key) .*/, `$1 ${folder}/key.pem;`)
}

/** The last server block is the site; those before it only redirect. */
function alone(site: string, port: number): string {
  const last = site.lastIndexOf('\nserver {')
  return (site.slice(0, site.indexOf('# Visits to any other name')) + site.slice(last))
    .replace('clinic.example www.clinic.example', 'localhost')
    .replace(/.*listen 443[^\n]*\n/, `  listen 127.0.0.1:${port};\n`)
    .replace(/^.*(ssl_|tls\.conf|if \(\$host).*\n/gm, '')
}

function mainConfig(folder: string, site: string, logs: boolean, behindCdn: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
error_log stderr warn;
${hasBrotli ? `load_module ${brotliModule};` : ''}
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
