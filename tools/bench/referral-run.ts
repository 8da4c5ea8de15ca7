import { makeEngine } from '@/lib/content/search/index-cache'
import { matchReferral } from '@/lib/content/search/match-referral'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { listClinics } from '@/tests/support/referral-clinics'
import { figuresOf, judge, type ReferralSet, readLists } from '@/tests/support/referral-lists'

/**
 * Reads the doctors' lists with the price lists of several clinics and writes the results as JSON to
 * standard output. Run by referral.ts with tsx and the conditions of the server.
 */

const rounds = 9
const linesOfLongList = 200

/** CPU time of this process so far, in ms. */
function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const set = (process.argv[2] ?? 'tried') as ReferralSet
const lists = readLists(set)
const long = Array.from({ length: linesOfLongList }, (_, at) =>
  lists[at % lists.length]?.text.split('\n')[0]?.slice(0, 14),
).join('\n')

const runs = listClinics().map(({ name, corpus, offers, names }) => {
  const engine = makeEngine({ corpus, lexicon: searchLexicon() })
  const read = (text: string) => matchReferral(text, engine, offers)
  const verdicts = lists.map(list => judge(list, read(list.text), names))
  const times = Array.from({ length: rounds }, () => {
    const began = processorTime()
    read(long)
    return processorTime() - began
  }).sort((a, b) => a - b)
  const faults = verdicts.flatMap(({ text, outcomes, lost, extra }) => [
    ...outcomes
      .filter(({ outcome }) => outcome !== 'right')
      .map(({ answer, outcome }) => `${outcome}: ${answer} in ${JSON.stringify(text)}`),
    ...lost.map(word => `lost: ${word} in ${JSON.stringify(text)}`),
    ...extra.map(key => `not ordered: ${key} in ${JSON.stringify(text)}`),
  ])
  return { name, figures: figuresOf(verdicts), time: times[Math.floor(rounds / 2)], faults }
})
console.log(JSON.stringify(runs))
