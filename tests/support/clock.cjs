/** Preloaded into a server (`node --require`): SIGUSR2 sets its clock a day ahead. */
const RealDate = Date
let ahead = 0

const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (real, args, target) =>
    Reflect.construct(real, args.length > 0 ? args : [now()], target),
  get: (real, name, receiver) => (name === 'now' ? now : Reflect.get(real, name, receiver)),
})

process.on('SIGUSR2', () => {
  ahead += 86_400_000
})
