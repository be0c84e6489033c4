/** What is wrong in a file of the provider's, in words for who edits it. */
export type Fault = { file: string; line?: number; message: string }

/** A file that cannot be used, with all that is wrong with it. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly faults: Fault[]) {
    super(faults.map(lineOf).join('\n'))
  }
}

/**
 * A fault as one line.
 *
 * @returns such as "content/provider.yaml:12: draf: did you mean draft?"
 */
export function lineOf({ file, line, message }: Fault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}
