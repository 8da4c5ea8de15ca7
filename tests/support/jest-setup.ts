import '@testing-library/jest-dom'

// What a test is about is not its log; the servers that a test starts write theirs.
process.env.LOG_LEVEL = 'silent'
