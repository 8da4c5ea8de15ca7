/** What a test file has started, ended after it in the opposite order, also when its start failed. */
const ends: (() => unknown)[] = []

export function cleanUp(end: () => unknown): void {
  ends.push(end)
}

afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
