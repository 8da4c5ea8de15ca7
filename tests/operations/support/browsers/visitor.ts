/** The browser operations that the screen tests need, for any driver. */
export interface Visitor {
  /** Navigates and waits for the load event. */
  readonly open: (url: string) => Promise<void>
  /** Sets the size of the window, px; its minimum width may be larger. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Evaluates an expression in the page. */
  readonly look: <T>(expression: string) => Promise<T>
  /** Clicks the first element that matches a CSS selector. */
  readonly click: (selector: string) => Promise<void>
  /** Clicks a point of the viewport, px. */
  readonly clickAt: (x: number, y: number) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  /** Focuses an element and presses Enter. */
  readonly enter: (selector: string) => Promise<void>
  /** Presses a key where the focus is. */
  readonly press: (key: 'Escape') => Promise<void>
  /** Console errors and the like since the last call, of the document that was opened last. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Scrolls it to the middle of the viewport, where no sticky element covers it. */
export const toTheMiddle = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`
