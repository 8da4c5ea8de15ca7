import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Scans pages with the HTTP Observatory and prints its responses as JSON:
 * `observatory-scan.mjs PROGRAM HTTPS_PORT HTTP_PORT HOST/PATH …`, where PROGRAM is the package's.
 * It requests ports 443 and 80 of the host by name; connections are redirected to local ports.
 */
const [program = '', httpsPort, httpPort, ...pages] = process.argv.slice(2)
const ports = new Map([
  [443, Number(httpsPort)],
  [80, Number(httpPort)],
])

const { connect } = Socket.prototype
/** @param {any[]} args what Node itself passes on: options, or a list that begins with them */
Socket.prototype.connect = function (...args) {
  const [options] = args.flat()
  Object.assign(options, { host: '127.0.0.1', port: ports.get(Number(options.port)) })
  return connect.apply(this, /** @type {any} */ (args))
}

const home = resolve(realpathSync(program), '../..')
// The HSTS preload list, which the package downloads on installation: no name counts as listed.
const preloaded = `${home}/conf/hsts-preload.json`
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
const { scan } = await import(pathToFileURL(`${home}/src/index.js`).href)
/** @type {Record<string, unknown>} */
const scans = {}
for (const page of pages) scans[page] = await scan(page)
console.log(JSON.stringify(scans))
