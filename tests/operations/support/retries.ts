// Servers, kills and time limits on a busy machine: `npm run verify` retries a failed test once, before
// the next one changes the state of its servers, and lists it.
jest.retryTimes(Number(process.env.TEST_RETRIES ?? 0), {
  logErrorsBeforeRetry: true,
  retryImmediately: true,
})
