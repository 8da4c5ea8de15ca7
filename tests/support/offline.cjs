/**
 * Preloaded into a server (`node --require`): connections to other machines are refused, and named
 * on stderr; with `BROKEN_FILES` no file with that in its path can be read.
 */
const { promises } = require('node:fs')
const { Socket } = require('node:net')

/**
 * @param {object} object
 * @param {string} name of a method
 * @param {(first: unknown) => string | undefined} refusal why a call is refused
 * @param {(self: unknown, error: Error) => unknown} refuse
 */
function guard(object, name, refusal, refuse) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (Reflect.get(object, name))
  /** @this {unknown} @param {...unknown} args */
  function guarded(...args) {
    const reason = refusal(args[0])
    return reason ? refuse(this, new Error(reason)) : Reflect.apply(original, this, args)
  }
  Object.assign(object, { [name]: guarded })
}

guard(
  Socket.prototype,
  'connect',
  // Node's own modules hand it their normalised arguments as one array.
  first => {
    const { host = 'localhost', path } = (Array.isArray(first) ? first[0] : first) ?? {}
    const isOwn = path || /^(localhost|127\.|::1)/.test(host)
    return isOwn ? undefined : `Refused a connection to ${host}`
  },
  (socket, error) => {
    process.stderr.write(`${error.message}\n`)
    if (socket instanceof Socket) process.nextTick(() => socket.destroy(error))
    return socket
  },
)

const broken = process.env.BROKEN_FILES
guard(
  promises,
  'readFile',
  file => (broken && String(file).includes(broken) ? `${file} cannot be read` : undefined),
  (_, error) => Promise.reject(error),
)
