import '@testing-library/jest-dom'
import '@/lib/server/mount-backend'

// What a test is about is not its log; the servers that a test starts write theirs.
process.env.LOG_LEVEL = 'silent'

// Code that a test has loaded on demand may take seconds on a busy machine.
if ('document' in globalThis) {
  const dom: typeof import('@testing-library/dom') = jest.requireActual('@testing-library/dom')
  dom.configure({ asyncUtilTimeout: 10_000 })
}
