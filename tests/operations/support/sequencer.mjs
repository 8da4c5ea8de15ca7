/**
 * Order of the files of a run: those that take a minute and more first, longest first, as most of them
 * wait while others use the processors. Durations of earlier runs, by which jest sorts, are not there in a
 * new clone. (jest's interface, https://jestjs.io/docs/configuration#testsequencer-string.)
 */
const longest = ['invalidation-backend', 'invalidation', 'spoilt-files', 'backends']

/** @typedef {{ path: string }} Test */

export default class Sequencer {
  /** @param {Test[]} tests @returns {Test[]} */
  sort(tests) {
    return tests.toSorted((a, b) => rank(a) - rank(b))
  }

  /** Nothing is remembered between runs. */
  cacheResults() {}
}

/** @param {Test} test */
function rank({ path }) {
  const place = longest.findIndex(name => path.endsWith(`/${name}.test.ts`))
  return place === -1 ? longest.length : place
}
