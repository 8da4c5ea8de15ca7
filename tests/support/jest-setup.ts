/// <reference types="@testing-library/jest-dom" />
import '@/lib/server/mount-backend'

// Tests do not check the log; servers that a test starts write theirs.
process.env.LOG_LEVEL = 'silent'

// Needed only by tests of markup, and slow to load.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom')
  const dom: typeof import('@testing-library/dom') = jest.requireActual('@testing-library/dom')
  // Lazily loaded modules may take seconds on a busy machine.
  dom.configure({ asyncUtilTimeout: 20_000 })
}
