/** A browser that runs the journeys. */
export type Engine = {
  open: (options: TabOptions) => Promise<Tab>
  close: () => Promise<unknown>
}

export type TabOptions = { width: number; height: number; hasScript: boolean }

/** What each driver must implement. Journeys use `Visitor`, never a `Tab`. */
export type Tab = {
  goto: (url: string) => Promise<unknown>
  back: () => Promise<unknown>
  url: () => Promise<string>
  /** Runs one expression in the page, also when the page's own script is off. */
  evaluate: (expression: string) => Promise<unknown>
  /** Clicks at a point of the window, like a mouse. */
  click: (x: number, y: number) => Promise<unknown>
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>
  press: (key: 'Escape' | 'Enter') => Promise<unknown>
  choose: (selector: string, option: string) => Promise<unknown>
  screenshot: () => Promise<Buffer>
  close: () => Promise<unknown>
}
