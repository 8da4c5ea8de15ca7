// Servers, kills and time limits on a busy machine: `npm run verify` retries a failed test once and
// lists it.
jest.retryTimes(Number(process.env.TEST_RETRIES ?? 0), { logErrorsBeforeRetry: true })
