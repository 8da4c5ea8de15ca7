// Servers, kills and time limits on a busy machine: `npm run verify` tries a failed test once more and names it.
jest.retryTimes(Number(process.env.TEST_RETRIES ?? 0), { logErrorsBeforeRetry: true })
