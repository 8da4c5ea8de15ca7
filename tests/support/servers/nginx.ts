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
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Whether this machine's nginx can send brotli files. */
export const hasBrotli = existsSync(brotli)

/** @param upstreams ports of the site's instances */
export async function startNginx(upstreams: readonly number[]): Promise<Nginx> {
  const port = await freePort()
  const folder = serverFolder('nginx')
  const assets = join(folder.path, 'assets')
  mkdirSync(assets)
  cpSync('deploy/nginx', join(folder.path, 'clinic'), { recursive: true })
  if (!hasBrotli) writeFileSync(join(folder.path, 'clinic/brotli.conf'), '')
  const config = join(folder.path, 'nginx.conf')
  writeFileSync(config, mainConfig(folder.path, adapted(folder.path, port, upstreams)))
  const args = ['-p', folder.path, '-c', config, '-e', 'stderr']
  const server = await startServer(String(findPrograms().nginx), args, port, ordinaryUser)
  const stop = async (signal?: NodeJS.Signals) => {
    await server.stop(signal)
    folder.remove()
  }
  return { ...server, stop, assets, url: `http://localhost:${port}` }
}

/** deploy/nginx/site.conf without TLS, with the ports and folders of the test. */
function adapted(folder: string, port: number, upstreams: readonly number[]): string {
  const site = readFileSync('deploy/nginx/site.conf', 'utf8')
  const servers = upstreams.map(each => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`)
  // The last server is the site itself; those before it only redirect.
  const last = site.lastIndexOf('\nserver {')
  return (site.slice(0, site.indexOf('# Visits to any other name')) + site.slice(last))
    .replace(/( *server 127\.0\.0\.1:\d+ [^\n]+\n)+/, `  ${servers.join('\n  ')}\n`)
    .replace('/var/cache/nginx/clinic', join(folder, 'cache'))
    .replace('/srv/clinic/assets', join(folder, 'assets'))
    .replace('clinic.example', 'localhost')
    .replace(/.*listen 443[^\n]*\n/, `  listen 127.0.0.1:${port};\n`)
    .replace(/^.*(listen \[::\]|ssl_|if \(\$host).*\n/gm, '')
}

function mainConfig(folder: string, site: string): string {
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
  access_log off;
  sendfile on;
  ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${site}
}
`
}
