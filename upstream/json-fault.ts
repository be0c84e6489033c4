const space = /[ \t\n\r]*/y
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y
const stringPart = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy

/**
 * Where and why a text is no JSON, in the words of Python's decoder, which the contract's error messages carry:
 * "Expecting value: line 1 column 10 (char 9)". JavaScript's own message depends on the engine's version.
 */
export function whereJsonBreaks(text: string): string {
  try {
    const end = skip(space, text, value(text, skip(space, text, 0)))
    return place(new Fault('Extra data', end), text)
  } catch (error) {
    return error instanceof Fault ? place(error, text) : 'Nested too deeply'
  }
}

class Fault extends Error {
  constructor(
    reason: string,
    readonly at: number,
  ) {
    super(reason)
  }
}

function value(text: string, at: number): number {
  if (text[at] === '"') return string(text, at)
  if (text[at] === '{') return members(text, at, '}')
  if (text[at] === '[') return members(text, at, ']')
  const end = skip(scalar, text, at)
  if (end === at) throw new Fault('Expecting value', at)
  return end
}

function members(text: string, start: number, close: '}' | ']'): number {
  let at = skip(space, text, start + 1)
  if (text[at] === close) return at + 1
  for (;;) {
    at = skip(space, text, close === '}' ? pair(text, at) : value(text, at))
    if (text[at] === close) return at + 1
    if (text[at] !== ',') throw new Fault("Expecting ',' delimiter", at)
    at = skip(space, text, at + 1)
  }
}

function pair(text: string, start: number): number {
  if (text[start] !== '"') throw new Fault('Expecting property name enclosed in double quotes', start)
  const at = skip(space, text, string(text, start))
  if (text[at] !== ':') throw new Fault("Expecting ':' delimiter", at)
  return value(text, skip(space, text, at + 1))
}

function string(text: string, start: number): number {
  const end = skip(stringPart, text, start + 1)
  if (text[end] === '"') return end + 1
  if (end >= text.length) throw new Fault('Unterminated string starting at', start)
  if (text[end] !== '\\') throw new Fault('Invalid control character at', end)
  throw text[end + 1] === 'u'
    ? new Fault('Invalid \\uXXXX escape', end + 1)
    : new Fault('Invalid \\escape', end)
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return at + (pattern.exec(text)?.[0].length ?? 0)
}

function place({ message, at }: Fault, text: string): string {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const chars = [...before].length
  const column = [...before.slice(before.lastIndexOf('\n') + 1)].length + 1
  return `${message}: line ${line} column ${column} (char ${chars})`
}
