import base from '../jest.config.mjs'

/**
 * Tests of the built site among the servers it runs with: nginx, Postgres. They need
 * `npm run build`, take turns, and are skipped where the servers cannot be had.
 */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/operations/**/*.test.ts'],
  maxWorkers: 1,
  testTimeout: 60_000,
}
