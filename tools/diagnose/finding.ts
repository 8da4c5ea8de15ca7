/** The result of one check. */

export interface Finding {
  readonly state: 'ok' | 'warn' | 'fail'
  /** What was found. */
  readonly text: string
  /** What to do about it. */
  readonly todo?: string | undefined
}

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const warn = (text: string, todo?: string): Finding => ({ state: 'warn', text, todo })
export const fail = (text: string, todo?: string): Finding => ({ state: 'fail', text, todo })
