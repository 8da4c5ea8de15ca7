// @ts-check
/** The failed tests of the runners' JSON reports, each as its name and what was wrong. */

/**
 * @param {{ testResults: { name: string, message: string, assertionResults:
 *   { status: string, fullName: string, failureMessages: string[] }[] }[] }} report of jest
 * @returns {string[]}
 */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be run has a message and no tests.
    if (assertionResults.length === 0 && message) return [`FAILED ${name}\n${message}`]
    return failed.map(test => `FAILED ${name} › ${test.fullName}\n${test.failureMessages[0]}`)
  })
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, results:
 *   { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} report of Playwright @returns {string[]} */
export function failuresOfPlaywright(report) {
  return withStatus(report, 'unexpected', 'FAILED')
}

/** Those that passed when they were run again. @param {Suite} report of Playwright @returns {string[]} */
export function flakyOfPlaywright(report) {
  return withStatus(report, 'flaky', 'PASSED THE SECOND TIME')
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
