/** Lets a number of tasks run at a time; the others wait in the order they came. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>

export function createGate(size: number): Gate {
  const waiting: (() => void)[] = []
  let free = size
  return async task => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
