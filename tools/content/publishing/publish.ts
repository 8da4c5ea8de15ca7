/**
 * Shows a commit of the clinic's repository: its files are written beside the link that `CONTENT_DIR`
 * names, checked, and then the link is replaced, so that the site sees all of it or nothing.
 */
import 'server-only'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writePublishingState } from '@/lib/backend/publishing-state'
import { whereThere } from '@/lib/errors/there'
import { Repository, type Version } from './repository'

/** Folders of versions that stay; an older one is written again when it is asked for. */
const keptVersions = 5

export interface Publication {
  /** `waiting`: the newest commit was refused before, and nobody has mended it yet. */
  readonly outcome: 'shown' | 'unchanged' | 'refused' | 'waiting'
  readonly version: Version
  /** What the check said of a refused version. */
  readonly report: string
}

interface Request {
  /** The link, `CONTENT_DIR`. */
  readonly link: string
  /** As `git fetch` takes it. */
  readonly address: string
  /** An earlier version, by the beginning of its number. */
  readonly wanted?: string | undefined
  /** Checks a folder; the report of what is wrong, nothing when all is right. */
  readonly check: (folder: string) => string | undefined
}

/**
 * @throws Error when the repository cannot be read, has no such version, or `link` is a folder
 */
export function publish(request: Request): Publication {
  const { link, address } = request
  const shown = shownVersion(link)
  const repository = new Repository(dirname(link))
  const newest = repository.fetch(address)
  const publication = show(request, { repository, newest, shown })
  const isHeld = repository.marked('refused') === newest
  writePublishingState(link, { fetchedAt: Date.now(), isHeld })
  return publication
}

interface Found {
  readonly repository: Repository
  readonly newest: string
  readonly shown: string | undefined
}

function show({ link, wanted, check }: Request, { repository, newest, shown }: Found): Publication {
  const commit = wanted ? repository.commitOf(wanted) : newest
  const [version] = commit ? repository.versions(1, commit) : []
  if (!commit || !version) throw new Error(`There is no version ${wanted}`)

  // After going back to an earlier version that one stays until there is a new commit.
  if (!wanted && shown && repository.marked('seen') === newest) {
    const outcome = repository.marked('refused') === newest ? 'waiting' : 'unchanged'
    return { outcome, version, report: '' }
  }
  const folder = join(dirname(link), 'versions', commit)
  if (!existsSync(folder)) repository.extract(commit, folder)
  const report = check(folder)
  repository.mark('seen', newest)
  if (report !== undefined) {
    if (commit !== shown) rmSync(folder, { recursive: true })
    if (commit === newest) repository.mark('refused', commit)
    return { outcome: 'refused', version, report }
  }
  replaceLink(link, folder)
  repository.mark('refused')
  removeOldVersions(dirname(folder), commit)
  return { outcome: shown === commit ? 'unchanged' : 'shown', version, report: '' }
}

/** The latest versions, as they were fetched last, and which of them is shown. */
export function versionsOf(link: string, count: number) {
  const shown = shownVersion(link)
  const versions = new Repository(dirname(link)).versions(count)
  return versions.map(version => ({ ...version, isShown: version.commit === shown }))
}

function shownVersion(link: string): string | undefined {
  const found = whereThere(() => lstatSync(link))
  if (found && !found.isSymbolicLink())
    throw new Error(`${link} is a folder: CONTENT_DIR has to name a link that publishing makes`)
  return found && basename(readlinkSync(link))
}

/** Renaming replaces the link in one step; whoever reads meanwhile sees the earlier folder or this one. */
function replaceLink(link: string, folder: string): void {
  mkdirSync(dirname(link), { recursive: true })
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(join('versions', basename(folder)), next)
  renameSync(next, link)
}

function removeOldVersions(folder: string, shown: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs
  const others = readdirSync(folder).filter(name => name !== shown)
  for (const name of others.sort((a, b) => age(b) - age(a)).slice(keptVersions - 1)) {
    rmSync(join(folder, name), { recursive: true })
  }
}
