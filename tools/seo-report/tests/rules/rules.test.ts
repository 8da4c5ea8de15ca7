import { inPlainWords } from '../../labels/findings'
import { ruleLabels } from '../../labels/rules'
import { rules } from '../../rules/checks'
import { routeOf } from '../../rules/site'
import { broken, good } from './sites'

/** The rule table itself: a good site passes, and every rule detects something. */
test.each(rules.map(rule => [rule.id, rule.says, rule] as const))(
  '%s: a good site passes "%s"',
  async (id, _says, { check }) => {
    // A contacts page would need its own page builder; its rule has separate tests.
    const pages = good.pages.filter(({ url }) => id !== 'R28' || routeOf(url) !== 'home')
    expect(await check({ ...good, pages })).toEqual([])
  },
)

test('every rule has its own texts in the report', () => {
  const ids = [...new Set(rules.flatMap(({ id }) => id.split(', ')))]
  expect(ids.filter(id => !ruleLabels[id])).toEqual([])
  expect(Object.keys(ruleLabels).filter(id => /^R\d/.test(id) && !ids.includes(id))).toEqual([])
})

const all = broken()

test.each(rules.map(rule => [rule.id, rule.says, rule] as const))(
  '%s: a bad site does not pass "%s"',
  async (id, _says, { check }) => {
    const found = await check(all)
    expect(found.length).toBeGreaterThan(0)
    expect(id.split(', ')).toEqual(
      expect.arrayContaining([...new Set(found.map(each => each.rule))]),
    )
    // The report names each finding in Russian.
    const words = found.map(each => inPlainWords(each.rule, each.found))
    expect(words.filter(each => !/[а-я]{3}/.test(each))).toEqual([])
  },
)
