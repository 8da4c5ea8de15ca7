import base from '../jest.config.mjs'

/**
 * Tests of the built site with real servers: nginx, Postgres. They need `npm run build`, and are
 * skipped where the servers cannot be installed. Two files run in parallel, as each mostly waits;
 * each has its own ports and folders.
 */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/operations/**/*.test.ts'],
  maxWorkers: 2,
  testTimeout: 60_000,
  setupFilesAfterEnv: [
    ...(base.setupFilesAfterEnv ?? []),
    '<rootDir>/tests/operations/support/retries.ts',
  ],
}
