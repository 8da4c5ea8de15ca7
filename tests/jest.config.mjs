import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

const config = await createJestConfig({
  rootDir: '..',
  testEnvironment: 'node',
  // jest's cleanup replaces setters of shared objects by ones that call themselves: what a worker
  // reads after its first file may then end in a stack overflow.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // Server-only modules are resolved with the conditions of the server.
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/support/empty.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  testMatch: [
    '<rootDir>/tests/{unit,architecture,contract}/**/*.test.{ts,tsx}',
    '<rootDir>/tools/*/tests/**/*.test.{ts,tsx}',
  ],
  clearMocks: true,
})()

export default {
  ...config,
  // One more than cores, as some tests wait for processes; jest would use one less.
  maxWorkers: availableParallelism() + 1,
  // In jest's sandbox a lookup of the global takes as long as the computation.
  sandboxInjectedGlobals: ['Math'],
  // Generous: a test should not fail because the machine is busy.
  testTimeout: 120_000,
  // next-intl, ky, p-limit, the icon set, a Markdown parser and a validator are published as ES
  // modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs|ky|lucide|sanitize-html|htmlparser2|entities|domutils|domhandler|domelementtype|dom-serializer|marked|csv-parse|@adobe/structured-data-validator|p-limit|yocto-queue|@seriousme/openapi-schema-validator)/)',
    '^.+\\.module\\.(css|sass|scss)$',
  ],
}
