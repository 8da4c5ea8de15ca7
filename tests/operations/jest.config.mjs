import base from '../jest.config.mjs'

/**
 * Tests of the built site with real servers: nginx, Postgres. They need `npm run build`, and are
 * skipped where the servers cannot be installed. Files run in parallel, one more than cores, as many
 * wait; each has its own ports and folders.
 */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/tests/operations/**/*.test.ts'],
  testSequencer: '<rootDir>/tests/operations/support/sequencer.mjs',
  testTimeout: 240_000,
  setupFilesAfterEnv: [
    ...(base.setupFilesAfterEnv ?? []),
    '<rootDir>/tests/operations/support/retries.ts',
  ],
}
