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
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Whether this machine's nginx can send brotli files. */
export const hasBrotli = existsSync(brotli)
/** Whether a certificate can be made. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** @param upstreams ports of the site's instances */
export async function startNginx(
  upstreams: readonly number[],
  { assets, tls = false, logs = false }: NginxOptions = {},
): Promise<Nginx> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const folder = serverFolder('nginx')
  const served = assets ?? join(folder.path, 'assets')
  mkdirSync(served, { recursive: true })
  copyRules(folder.path, upstreams)
  if (tls) makeCertificate(folder.path)
  const site = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('/var/cache/nginx/clinic', join(folder.path, 'cache'))
    .replace('/srv/clinic/assets', served)
  const servers = tls ? withPorts(site, folder.path, port, plainPort) : alone(site, port)
  const config = join(folder.path, 'nginx.conf')
  writeFileSync(config, mainConfig(folder.path, servers, logs))
  const args = ['-p', folder.path, '-c', config, '-e', 'stderr']
  const server = await startServer(String(findPrograms().nginx), args, port, ordinaryUser)
  const stop = async (signal?: NodeJS.Signals) => {
    await server.stop(signal)
    folder.remove()
  }
  const visits = () => (logs ? readFileSync(join(folder.path, 'access.log'), 'utf8') : '')
  return {
    ...server,
    stop,
    assets: served,
    plainPort,
    url: `http://localhost:${port}`,
    logs: () => visits() + server.output(),
  }
}

function copyRules(folder: string, ports: readonly number[]): void {
  cpSync('deploy/nginx', join(folder, 'clinic'), { recursive: true })
  if (!hasBrotli) writeFileSync(join(folder, 'clinic/brotli.conf'), '')
  const instances = join(folder, 'clinic/instances.conf')
  const servers = ports.map(port => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;\n`)
  const config = readFileSync(instances, 'utf8')
  writeFileSync(instances, config.replace(/( *server 127[^\n]+\n)+/, servers.join('')))
}

function makeCertificate(folder: string): void {
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=clinic.example'.split(' ')
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', [...request, ...files], { ...ordinaryUser, stdio: 'pipe' })
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
    .replace('clinic.example', 'localhost')
    .replace(/.*listen 443[^\n]*\n/, `  listen 127.0.0.1:${port};\n`)
    .replace(/^.*(ssl_|if \(\$host).*\n/gm, '')
}

function mainConfig(folder: string, site: string, logs: boolean): string {
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
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${site}
}
`
}
