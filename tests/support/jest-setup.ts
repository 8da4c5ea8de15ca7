import '@testing-library/jest-dom'
import '@/lib/server/mount-backend'

// What a test is about is not its log; the servers that a test starts write theirs.
process.env.LOG_LEVEL = 'silent'
