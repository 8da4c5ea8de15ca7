export interface Programs {
  readonly nginx: string | undefined
  /** Folder of `initdb` and `postgres`. */
  readonly postgres: string | undefined
  readonly sqlite3: string | undefined
  readonly nspawn: string | undefined
  readonly promtool: string | undefined
  readonly prometheus: string | undefined
  /** Prometheus' own visitor from outside. */
  readonly blackbox: string | undefined
  /** Chromium without windows. */
  readonly shell: string | undefined
  readonly firefox: string | undefined
  readonly webkitDriver: string | undefined
  readonly webkitBrowser: string | undefined
  readonly xvfb: string | undefined
}
export function findPrograms(): Programs
export function installPrograms(): Promise<void>
