/**
 * fast-check with one seed, so that a change fails for what it does and not by chance.
 * `PROPERTY_SEED=any npm test` looks for new examples, and a number repeats a run.
 */
import fc from 'fast-check'

const seed = process.env.PROPERTY_SEED ?? '20260801'
if (seed !== 'any') fc.configureGlobal({ seed: Number(seed) })

export default fc
