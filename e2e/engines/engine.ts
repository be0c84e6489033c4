/** A browser that the journeys run in. */
export type Engine = {
  open: (options: TabOptions) => Promise<Tab>
  close: () => Promise<unknown>
}

export type TabOptions = { width: number; height: number; hasScript: boolean }

/** What every browser can do, by any driver. The journeys know it only through `Visitor`. */
export type Tab = {
  goto: (url: string) => Promise<unknown>
  back: () => Promise<unknown>
  url: () => Promise<string>
  /** Runs one expression in the page, also where the page's own script is off. */
  evaluate: (expression: string) => Promise<unknown>
  /** Clicks at a point of the window, as a mouse does. */
  click: (x: number, y: number) => Promise<unknown>
  /** Types where the focus is. */
  type: (text: string) => Promise<unknown>
  press: (key: 'Escape' | 'Enter') => Promise<unknown>
  choose: (selector: string, option: string) => Promise<unknown>
  screenshot: () => Promise<Buffer>
  close: () => Promise<unknown>
}
