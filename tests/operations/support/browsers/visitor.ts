import type { Driver } from '../../../support/driver'

/** The browser operations that the screen tests need, for any driver. */
export interface Visitor extends Driver {
  /** Sets the size of the window, px; its minimum width may be larger. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Console errors and the like since the last call, of the document that was opened last. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Scrolls it to the middle of the viewport, where no sticky element covers it. */
export const toTheMiddle = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`
