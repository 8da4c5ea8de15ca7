/** Failed, retried, skipped and slow tests in the runners' JSON reports. */

import { relative } from 'node:path'

const second = 'PASSED THE SECOND TIME'

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[],
 *   retryReasons?: string[] }} Assertion `retryReasons`: why it was run again, once for each time
 * @typedef {{ testResults: { name: string, message: string, assertionResults: Assertion[] }[] }} JestReport
 */

/** @param {JestReport} report @returns {string[]} */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be run has a message and no tests.
    if (assertionResults.length === 0 && message) return [`FAILED ${name}\n${message}`]
    return failed.map(test => `FAILED ${name} › ${test.fullName}\n${test.failureMessages[0]}`)
  })
}

/**
 * The first lines of failures, short, as a log that was cut keeps only its end.
 * @param {readonly string[]} failures @returns {string[]}
 */
export function namesOf(failures) {
  return failures.map(failure => {
    const [first = ''] = failure.replaceAll(`${process.cwd()}/`, '').split('\n')
    return first.length > 160 ? `${first.slice(0, 159)}…` : first
  })
}

/** Tests that passed on a retry. @param {JestReport} report @returns {string[]} */
export function flakyOfJest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons = [] }) => status === 'passed' && retryReasons.length > 0)
      .map(({ fullName, retryReasons: [why] = [] }) => `${second} ${name} › ${fullName}\n${why}`),
  )
}

/** @typedef {{ test: string, reason: string }} Skip `test`: file and name */

/** Skipped tests, with the reason that tests/support/skips.ts puts into their names. @param {JestReport} report @returns {Skip[]} */
export function skipsOfJest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => ({
        test: `${name} › ${fullName}`,
        reason: /\[skipped: ([^\]]+)\]/.exec(fullName)?.[1] ?? noReason,
      })),
  )
}

/** @typedef {{ test: string, seconds: number }} Duration */

/** How long each test took. @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} report of jest @returns {Duration[]} */
export function durationsOfJest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${relative(process.cwd(), name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

/** How long each test took, in all its runs. @param {Suite} report of Playwright @returns {Duration[]} */
export function durationsOfPlaywright(report) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      test: `${file} › ${title}`,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  )
}

const noReason = 'no reason given'

/**
 * @typedef {{ title: string, file: string, tests: { status: string, results:
 *   { error?: { message?: string }, duration?: number }[], annotations?: { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} report of Playwright @returns {string[]} */
export function failuresOfPlaywright(report) {
  return withStatus(report, 'unexpected', 'FAILED')
}

/** Tests that passed on a retry. @param {Suite} report of Playwright @returns {string[]} */
export function flakyOfPlaywright(report) {
  return withStatus(report, 'flaky', second)
}

/** Skipped tests, with the reason given to `test.skip`. @param {Suite} report of Playwright @returns {Skip[]} */
export function skipsOfPlaywright(report) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(test => test.status === 'skipped')
      .map(({ annotations = [] }) => ({
        test: `${file} › ${title}`,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? noReason,
      })),
  )
}

/** @param {Suite} report @param {string} status @param {string} word */
function withStatus(report, status, word) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(test => test.status === status)
      .map(({ results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? ''
        return `${word} ${file} › ${title}\n${message}`
      }),
  )
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
