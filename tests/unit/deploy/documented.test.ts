/** Every command of the pages for operators is run by a test, from the text of the page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import {
  blocksOf,
  elsewhere,
  inlineCommandsOf,
  isElsewhere,
  type Page,
  pages,
} from '../../operations/support/documented'

const names = Object.keys(pages) as Page[]
const folder = 'tests/operations'
const tests = readdirSync(folder, { encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n')

/** What tests have asked for: the arguments of the calls in their sources. */
const asked = (call: string) =>
  [...tests.matchAll(new RegExp(`\\b${call}\\(\\s*([^)]*?),?\\s*\\)`, 'g'))].map(([, given = '']) =>
    given.replace(/\s+/g, ' '),
  )

/** Sentences name a command without how it is called on the machine. */
const bare = (command: string) =>
  command.replace(/^clinic-run /, '').replace('npm run -s ', 'npm run ')

const isComment = (command: string) => command.startsWith('#')

test('each block of commands is run from its text; what is not is named with its reason', () => {
  const run = new Set(asked('documented'))
  const left = names.flatMap(blocksOf).flatMap(({ page, heading, number, commands }) => {
    if (run.has(`'${page}', '${heading}', ${number}`)) return []
    const unknown = commands.filter(command => !isComment(command) && !isElsewhere(command))
    return unknown.map(command => `${pages[page]}, ${heading} ${number}: ${command}`)
  })
  expect(left).toEqual([])
})

test('each command of a sentence or a table is, too', () => {
  const left = names.flatMap(page => {
    const beginnings = asked('inSentence').flatMap(given => {
      const [of, beginning = ''] = given.split(/, (.*)/s)
      return of === `'${page}'` ? [beginning.slice(1, -1)] : []
    })
    const inBlocks = names.flatMap(blocksOf).flatMap(({ commands }) => commands.map(bare))
    return inlineCommandsOf(page)
      .filter(command => !isElsewhere(command))
      .filter(command => !beginnings.some(beginning => command.startsWith(beginning)))
      .filter(command => !inBlocks.some(other => other.includes(bare(command))))
      .map(command => `${pages[page]}: ${command}`)
  })
  expect(left).toEqual([])
})

test('nothing is named that the pages do not say, and the tests that are named exist', () => {
  const all = names.flatMap(page => [
    ...blocksOf(page).flatMap(({ commands }) => commands),
    ...inlineCommandsOf(page),
  ])
  const unused = elsewhere.filter(({ command }) => !all.some(text => command.test(text)))
  expect(unused).toEqual([])
  const files = elsewhere.flatMap(({ test: file }) => file ?? [])
  expect(files.filter(file => !existsSync(file))).toEqual([])
})

const commands = names.flatMap(page => [
  ...blocksOf(page).flatMap(block => block.commands),
  ...inlineCommandsOf(page),
])

test('a release renews each image of the site', () => {
  const sections = readFileSync(pages.operations, 'utf8').split(/^## /m)
  const said = sections.filter(text => /^(With Docker|Kubernetes)\n/.test(text)).join('\n')
  const { services } = parse(readFileSync('deploy/docker/compose.yaml', 'utf8'), {
    merge: true,
  }) as {
    services: Record<string, { image: string; profiles?: readonly [string] }>
  }
  // `docker compose up` without a name starts those of no profile.
  const ups = Object.entries(services).flatMap(([name, { image, profiles }]) =>
    image.includes('$') && profiles
      ? `docker compose --profile ${profiles[0]} up --detach ${name}`
      : [],
  )
  const manifests = readdirSync('deploy/kubernetes', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.yaml'))
    .map(name => readFileSync(`deploy/kubernetes/${name}`, 'utf8'))
    .join('\n')
  const containers = [
    ...manifests.matchAll(/- name: (\S+)\n(?: .*\n| *#.*\n)*? +image: (registry\S+):1$/gm),
  ]
  const sets = containers.map(([, name, image]) => `${name}=${image}:2`)
  expect(ups).toHaveLength(1)
  expect(sets.length).toBeGreaterThan(3)
  expect([...ups, ...sets].filter(each => !said.includes(each))).toEqual([])
})

test('what is said of containers names services and folders that there are', () => {
  const compose = readFileSync('deploy/docker/compose.yaml', 'utf8')
  const services = compose.match(/(?<=^ {2})[\w-]+(?=:$)/gm) ?? []
  const used = commands.flatMap(command => [
    ...command.matchAll(/docker compose (?:exec|cp) ([a-z][\w-]*)/g),
  ])
  expect(used.length).toBeGreaterThan(5)
  const named: readonly string[] = used.map(([, name = '']) => name)
  expect(named.filter(name => !(services as readonly string[]).includes(name))).toEqual([])
})
