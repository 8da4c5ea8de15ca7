/// <reference types="@testing-library/jest-dom" />
import '@/lib/server/mount-backend'

// What a test is about is not its log; the servers that a test starts write theirs.
process.env.LOG_LEVEL = 'silent'

// What tests of markup alone need takes longer to load than most other tests take.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom')
  const dom: typeof import('@testing-library/dom') = jest.requireActual('@testing-library/dom')
  // Code that a test has loaded on demand may take seconds on a busy machine.
  dom.configure({ asyncUtilTimeout: 10_000 })
}
