/**
 * Stops what a test file has started, after it and in reverse order, also when its setup failed.
 */
const ends: (() => unknown)[] = []

export function cleanUp(end: () => unknown): void {
  ends.push(end)
}

afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
