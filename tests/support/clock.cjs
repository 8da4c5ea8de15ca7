/** Preloaded into a server (`node --require`): its clock is `CLOCK_AHEAD_DAYS` ahead, and SIGUSR2 adds a day. */
const RealDate = Date
let ahead = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 86_400_000

const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (real, args, target) =>
    Reflect.construct(real, args.length > 0 ? args : [now()], target),
  get: (real, name, receiver) => (name === 'now' ? now : Reflect.get(real, name, receiver)),
})

process.on('SIGUSR2', () => {
  ahead += 86_400_000
})
