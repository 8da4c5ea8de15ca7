/**
 * The editor for the browser in Chromium, over a copy of the content in the browser's own file system,
 * which takes the place of the folder that a person would choose.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { iconsPackage, npmPackage } from '@clinic/content/editor/packages'
import { chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../support/chromium.mjs'
import { startNginx } from '../../support/servers/nginx'
import { until } from '../../support/until'

export interface Editor {
  readonly page: Page
  /** The folder that nginx serves. */
  readonly folder: string
  /** Errors of scripts, and what the policy refused. */
  readonly complaints: readonly string[]
  /** Opens a record, a file of a collection, or `…/new`. */
  open(path: string): Promise<void>
  /** The field with that label, within those before it. */
  field(...labels: readonly string[]): Promise<Locator>
  /** Saves, and waits until the list is shown again. */
  save(): Promise<void>
  /** Files of the browser's copy, by their paths. */
  files(): Promise<ReadonlyMap<string, Buffer>>
  stop(): Promise<void>
}

/** Downloads the packages of the editor into a folder. @returns why that cannot be done */
export function packagesObstacle(folder: string): string | undefined {
  try {
    execFileSync('npm', ['pack', '--silent', npmPackage, iconsPackage], {
      cwd: folder,
      stdio: 'pipe',
    })
    return undefined
  } catch {
    return 'the registry does not answer'
  }
}

/**
 * @param packages folder with the packages
 * @param content folder that is copied into the browser
 */
export async function startEditor(packages: string, content: string): Promise<Editor> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  execFileSync(
    'npm',
    [
      ...['run', '-s', 'content', '--', 'editor', folder, '--repository', 'clinic/content'],
      ...['--host', 'gitea', '--base-url', 'https://git.clinic.example', '--packages', packages],
    ],
    { env: { ...process.env, CONTENT_DIR: content } },
  )
  // nginx reads it as another user.
  chmodSync(folder, 0o755)
  const nginx = await startNginx([1], { editor: folder })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  const stop = async () => {
    await browser.close()
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const context = await browser.newContext({
      locale: 'ru-RU',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
    })
    await page.addInitScript('window.showDirectoryPicker = () => navigator.storage.getDirectory()')
    await page.goto(nginx.editorUrl)
    await fillBrowser(page, filesOf(content))
    await page.getByRole('button', { name: 'Работать с локальным репозиторием' }).click()
    await page.getByRole('grid', { name: 'Записи' }).waitFor()
    return {
      page,
      folder,
      complaints,
      async open(path) {
        await page.goto(`${nginx.editorUrl}/#/collections/${path}`)
        await page.getByRole('button', { name: 'Сохранить' }).waitFor()
      },
      async field(...labels) {
        // An article has a pane for each language, the Russian one first.
        let found = page.getByRole('group', { name: /^Редактировать содержимое/ }).first()
        for (const label of labels) found = await fieldIn(found, label)
        return found
      },
      async save() {
        await page.getByRole('button', { name: 'Сохранить' }).click()
        await page.waitForURL(({ hash }) => !/\/(entries|new)/.test(hash))
      },
      files: () => filesIn(page),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The editor makes a field when it comes into the window. */
async function fieldIn(within: Locator, label: string): Promise<Locator> {
  const fields = within.getByRole('group', { name: /^Поле «/ })
  const name = new RegExp(`^Поле «.?${escaped(label)}.?»$`)
  const field = within.getByRole('group', { name }).first()
  await until(async () => {
    await fields.last().scrollIntoViewIfNeeded()
    return (await field.count()) > 0
  })
  await field.scrollIntoViewIfNeeded()
  return field
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

function filesOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => statSync(join(folder, name)).isFile())
  return Object.fromEntries(files.map(name => [name, readFileSync(join(folder, name), 'base64')]))
}

/** With an empty `.git`, by which the editor knows a repository. */
async function fillBrowser(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async all => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, base64] of Object.entries(all)) {
      const names = path.split('/')
      let folder = root
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true })
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      const writable = await file.createWritable()
      await writable.write(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)))
      await writable.close()
    }
  }, files)
}

async function filesIn(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = []
    const folders: [string, FileSystemDirectoryHandle][] = [
      ['', await navigator.storage.getDirectory()],
    ]
    for (const [path, folder] of folders) {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) folders.push([`${path}${name}/`, handle])
        if (!(handle instanceof FileSystemFileHandle)) continue
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
        found.push([`${path}${name}`, btoa(letters)])
      }
    }
    return found
  })
  return new Map(files.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]))
}
