import base from '../jest.config.mjs'

/**
 * Tests of the built site among the servers it runs with: nginx, Postgres. They need
 * `npm run build`, and are skipped where the servers cannot be had. Two files run at a time, as each
 * waits for most of its time; each has ports and folders of its own.
 */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/operations/**/*.test.ts'],
  maxWorkers: 2,
  testTimeout: 60_000,
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/tests/operations/support/retries.ts'],
}
