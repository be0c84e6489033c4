/** A fault in a file of the provider's, in words for its editor. */
export type Fault = { file: string; line?: number; message: string }

/** All faults of a file, or of several files. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly faults: Fault[]) {
    super(faults.map(lineOf).join('\n'))
  }
}

/** Adds the faults of a ContentError to `faults`, and then returns undefined. */
export function tryRead<T>(read: () => T, faults: Fault[] = []): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    faults.push(...error.faults)
  }
}

/** Such as "content/provider.yaml:12: draf: did you mean draft?" */
export function lineOf({ file, line, message }: Fault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}
