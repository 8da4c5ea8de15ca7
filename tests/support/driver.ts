/** What a walk over a page needs of a browser, for any driver. */
export interface Driver {
  /** Navigates and waits for the load event. */
  readonly open: (url: string) => Promise<void>
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
}
