import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** All Markdown documents, README first. */
const documents = [
  'README.md',
  ...['docs', 'tools'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.md'))
      .map(name => join(folder, name)),
  ),
]

/** Anchors as GitHub derives them from headings. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(documents)('%s: all links resolve', file => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
  const broken = links
    .map(([, link = '']) => link)
    .filter(link => !/^[a-z]+:/.test(link) && !link.startsWith('/'))
    .filter(link => {
      const [path = '', anchor] = link.split('#')
      const target = path ? join(dirname(file), path) : file
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchorsOf(target).includes(anchor)
    })
  expect(broken).toEqual([])
})

test.each(documents)('%s: all named files and folders exist', file => {
  const names = readFileSync(file, 'utf8').matchAll(
    /`((?:app|components|deploy|docs|lib|messages|tests|tools)\/[^\s`{}*<>…]+)`/g,
  )
  const isThere = (name: string) =>
    existsSync(name) ||
    (existsSync(dirname(name)) &&
      readdirSync(dirname(name)).some(each => each.startsWith(`${basename(name)}.`)))
  const named = [...names].map(([, name = '']) => name)
  expect(named.filter(name => !/(^|\/)[xX](View)?($|\.)/.test(name) && !isThere(name))).toEqual([])
})

test('README has at most 150 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150)
})
