import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startProgram, temporaryFolder } from './processes'

/**
 * WordPress from Debian's package with its default theme, PHP-FPM with the opcode cache, MariaDB
 * and nginx's page cache: the common alternative for a clinic. Everything runs in a folder of this
 * run.
 */

const sources = '/usr/share/wordpress'

/** Paths of the programs, PHP-FPM with its version in the name; undefined when one is missing. */
function findPrograms() {
  const find = (name: RegExp) => {
    for (const folder of ['/usr/sbin', '/usr/bin']) {
      const file = readdirSync(folder).find(each => name.test(each))
      if (file) return join(folder, file)
    }
    return undefined
  }
  const [php, fpm] = [find(/^php\d[\d.]*$/), find(/^php-fpm[\d.]+$/)]
  const [mariadb, nginx] = [find(/^mariadbd$/), find(/^nginx$/)]
  const install = find(/^mariadb-install-db$/)
  if (!(php && fpm && mariadb && install && nginx && existsSync(sources))) return undefined
  return { php, fpm, mariadb, install, nginx }
}

/**
 * @param origin public origin
 * @returns the URLs of the pages, in their order; undefined where WordPress is not installed
 * @throws Error with the output of the program that did not start
 */
export async function startWordPress(
  origin: string,
  pages: readonly { title: string; styles: string; body: string }[],
): Promise<{ url: string; addresses: string[]; stop: () => Promise<void> } | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const folder = temporaryFolder()
  const site = join(folder, 'site')
  cpSync(sources, site, { recursive: true, dereference: true })
  const socket = await startDatabase(folder, programs)
  writeFileSync(join(site, 'wp-config.php'), configOf(origin, socket.path))
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true })
  writeFileSync(join(site, 'wp-content/mu-plugins/addresses.php'), addressesPlugin)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages))
  writeFileSync(join(folder, 'install.php'), install)
  const made = execFileSync(programs.php, [join(folder, 'install.php')], { encoding: 'utf8' })
  const addresses = JSON.parse(made.slice(made.indexOf('[')))

  const fpm = join(folder, 'fpm.conf')
  writeFileSync(fpm, fpmConfig(folder))
  const flags = ['-F', '-R', '-y', fpm, '-d', 'opcache.enable=1']
  const php = startProgram(programs.fpm, flags, folder, 'SIGTERM')
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, port))
  for (const name of ['cache', 'temporary']) mkdirSync(join(folder, name))
  const paths = ['-p', folder, '-c', config, '-e', 'stderr']
  const nginx = startProgram(programs.nginx, paths, folder, 'SIGTERM')
  const url = `http://localhost:${port}`
  await until(
    async () => (await fetch(url + addresses[0])).ok,
    () => php.output() + nginx.output(),
  )
  return {
    url,
    addresses,
    stop: async () => {
      for (const each of [nginx, php, socket]) await each.stop()
    },
  }
}

async function startDatabase(folder: string, programs: { mariadb: string; install: string }) {
  const data = join(folder, 'database')
  const path = join(folder, 'db.sock')
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const where = ['--no-defaults', `--datadir=${data}`, ...user]
  execFileSync(programs.install, [...where, '--auth-root-authentication-method=normal'], {
    stdio: 'pipe',
  })
  const server = startProgram(
    programs.mariadb,
    [...where, `--socket=${path}`, '--skip-networking', `--pid-file=${join(folder, 'db.pid')}`],
    folder,
  )
  await until(async () => existsSync(path), server.output)
  const client = programs.mariadb.replace(/s?bin\/mariadbd$/, 'bin/mariadb')
  const query = ['--no-defaults', `--socket=${path}`, '-uroot', '-e', 'CREATE DATABASE wordpress']
  execFileSync(client, query)
  chmodSync(path, 0o777)
  return { path, stop: server.stop }
}

async function until(isReady: () => Promise<boolean>, output: () => string) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (await isReady().catch(() => false)) return
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error(`WordPress did not start:\n${output()}`)
}

const configOf = (origin: string, socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('WP_AUTO_UPDATE_CORE', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

/**
 * Pages are requested by the name of a proxy that WordPress does not know, so its canonical
 * redirect is off; the theme's menu is limited to six pages.
 */
const addressesPlugin = `<?php
add_action('init', fn() => remove_filter('template_redirect', 'redirect_canonical'));
add_filter('get_pages', fn($pages) => array_slice($pages, 0, 6));
`

/** Installs WordPress and prints the URLs of its pages. */
const install = `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = 'localhost';
require __DIR__ . '/site/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_false');
wp_install('Clinic', 'admin', 'admin@clinic.example', true, '', wp_generate_password());
kses_remove_filters();
$addresses = [];
foreach (json_decode(file_get_contents(__DIR__ . '/pages.json'), true) as $page) {
  $html = '<style>' . $page['styles'] . '</style>' . $page['body'];
  $id = wp_insert_post([
    'post_type' => 'page',
    'post_status' => 'publish',
    'post_title' => $page['title'],
    'post_content' => wp_slash("<!-- wp:html -->\\n$html\\n<!-- /wp:html -->"),
  ], true);
  if (is_wp_error($id)) throw new Exception($id->get_error_message());
  $addresses[] = "/?page_id=$id";
}
echo json_encode($addresses, JSON_UNESCAPED_SLASHES);
`

const fpmConfig = (folder: string) => `[global]
error_log = ${folder}/fpm.log
[www]
listen = ${folder}/fpm.sock
listen.mode = 0666
${process.getuid?.() === 0 ? 'user = root\ngroup = root' : ''}
pm = static
pm.max_children = 4
`

const nginxConfig = (folder: string, port: number) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  gzip on;
  gzip_types text/css application/javascript application/json image/svg+xml;
  gzip_vary on;
  client_body_temp_path ${folder}/temporary;
  fastcgi_temp_path ${folder}/temporary;
  fastcgi_cache_path ${folder}/cache keys_zone=pages:8m;
  fastcgi_cache_key $request_uri;
  fastcgi_buffers 64 16k;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    index index.php;
    location / { try_files $uri /index.php?$args; expires 1y; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${folder}/fpm.sock;
      fastcgi_cache pages;
      fastcgi_cache_valid 200 10m;
    }
  }
}
`
