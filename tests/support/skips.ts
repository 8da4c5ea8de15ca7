/**
 * Tests that need what a machine may lack. A skipped one has the reason in its name, where
 * `npm run verify` reads it (tests/support/reports.mjs).
 */

/** @param obstacle why the tests cannot run here, or `undefined` if they can */
export function describeUnless(obstacle: string | undefined) {
  return (name: string, tests: () => void): void =>
    obstacle ? describe.skip(named(name, obstacle), tests) : describe(name, tests)
}

/** The same for a single test. */
export function testUnless(obstacle: string | undefined) {
  return (name: string, run: jest.ProvidesCallback, timeoutMs?: number): void =>
    obstacle ? test.skip(named(name, obstacle), run, timeoutMs) : test(name, run, timeoutMs)
}

const named = (name: string, obstacle: string) => `${name} [skipped: ${obstacle}]`
