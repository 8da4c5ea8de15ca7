/** The clinic's Git repository: a bare copy beside the link that `CONTENT_DIR` names. */
import 'server-only'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Milliseconds after which a Git host that does not answer is given up. */
const gitTimeoutMs = 5 * 60_000

export interface Version {
  readonly commit: string
  /** As in `2026-11-27 18:05`. */
  readonly time: string
  readonly author: string
  readonly email: string
  /** First line of the commit's message. */
  readonly subject: string
}

/** What the site knows of the repository's commits, as Git's own references. */
type Mark = 'newest' | 'seen' | 'refused'

export class Repository {
  private readonly folder: string

  /** @param home folder of the copy; made when there is none */
  constructor(home: string) {
    this.folder = join(home, 'repository.git')
    mkdirSync(home, { recursive: true })
    this.git('init', '--quiet', '--bare')
  }

  /**
   * Fetches the newest commit of the repository's main branch, with its history.
   * @param address as `git fetch` takes it
   * @throws Error with Git's own words when there is no access
   */
  fetch(address: string): string {
    this.git('fetch', '--quiet', '--no-tags', '--', address, `+HEAD:${nameOf('newest')}`)
    return this.commitOf(nameOf('newest')) ?? ''
  }

  /** The full number of a commit that is named by its beginning; `undefined`: there is none. */
  commitOf(name: string): string | undefined {
    try {
      return this.git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
    } catch (error) {
      if (error instanceof GitError) return undefined
      throw error
    }
  }

  marked(mark: Mark): string | undefined {
    return this.commitOf(nameOf(mark))
  }

  /** @param commit none: the mark is taken away */
  mark(mark: Mark, commit?: string): void {
    if (commit) this.git('update-ref', nameOf(mark), commit)
    else if (this.marked(mark)) this.git('update-ref', '-d', nameOf(mark))
  }

  /** The latest versions, the newest first. */
  versions(count: number, from: string = nameOf('newest')): readonly Version[] {
    if (!this.commitOf(from)) return []
    const format = ['%H', '%cd', '%an', '%ae', '%s'].join('%x00')
    const lines = this.git(
      ...['log', `--max-count=${count}`, '--date=format:%Y-%m-%d %H:%M', `--format=${format}`],
      ...['--end-of-options', from],
    )
    return lines.split('\n').map(line => {
      const [commit = '', time = '', author = '', email = '', subject = ''] = line.split('\0')
      return { commit, time, author, email, subject }
    })
  }

  /**
   * Writes all files of a commit into a folder that was not there before. Links are written as text:
   * whoever may change the content may not read other files of the machine by it.
   */
  extract(commit: string, folder: string): void {
    mkdirSync(dirname(folder), { recursive: true })
    const unfinished = mkdtempSync(`${folder}.`)
    const index = `${unfinished}.index`
    try {
      this.run(
        ['-c', 'core.symlinks=false', '--work-tree', unfinished, 'checkout', commit, '--', '.'],
        { GIT_INDEX_FILE: index },
      )
      renameSync(unfinished, folder)
    } finally {
      rmSync(index, { force: true })
      rmSync(unfinished, { recursive: true, force: true })
    }
  }

  private git(...args: readonly string[]): string {
    return this.run(args)
  }

  private run(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
    const { status, stdout, stderr, error } = spawnSync(
      'git',
      ['--git-dir', this.folder, ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: gitTimeoutMs,
        maxBuffer: 16 * 1024 * 1024,
      },
    )
    if (error) throw error
    if (status !== 0) throw new GitError(stderr.trim() || `git ended with ${status}`)
    return stdout.trim()
  }
}

/** What Git says; its command line is left out, as an address may contain a password. */
class GitError extends Error {}

function nameOf(mark: Mark): string {
  return `refs/clinic/${mark}`
}
