/** What the walk through all screens asks of a browser, whatever drives it. */
export interface Visitor {
  /** Goes to an address and waits until the page has loaded. */
  readonly open: (url: string) => Promise<void>
  /** Of the window, px. A window may refuse to be as narrow as that. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** The value of an expression in the page. */
  readonly look: <T>(expression: string) => Promise<T>
  /** Clicks the first element of a CSS selector. */
  readonly click: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  /** Presses Enter in a field. */
  readonly enter: (selector: string) => Promise<void>
  /** What the page has complained about since it was asked last. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Brings it to the middle of the window, where nothing that sticks to an edge lies over it. */
export const toTheMiddle = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`
