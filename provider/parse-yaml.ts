import { LRUCache } from 'lru-cache'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentError, type Fault } from './fault'
import { nearest } from './nearest'
import { wordsOf } from './words-of'

/** A file's YAML, and the line where it begins. `file` is the path as errors show it. */
export type Source = { file: string; source: string; firstLine: number }

/** Throws ContentError with each fault and its line. */
export function parseYaml<T>({ file, source, firstLine }: Source, schema: z.ZodType<T>): T {
  const { document, lines } = documentOf(source)
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const broken = document.errors.map(({ code, message, pos }) => ({
    file,
    line: lineAt(pos[0]),
    message: hints[code] ?? `isn’t valid YAML: ${message}`,
  }))
  if (broken.length > 0) throw new ContentError(broken)
  const result = schema.safeParse(document.toJS() ?? {}, { error: wordsOf })
  if (result.success) return result.data
  const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(document.contents, path))
  throw new ContentError(result.error.issues.flatMap((issue) => faultsOf(issue, file, lineOf)))
}

/** The line of `path` in its file, or of the last name on it that exists. */
export function lineIn({ source, firstLine }: Source, path: PropertyKey[]): number {
  const { document, lines } = documentOf(source)
  return lines.linePos(offsetOf(document.contents, path)).line + firstLine - 1
}

// A check looks up a dozen lines in one file. Without this cache, parsing took two thirds of its time. Entries
// expire, so a running site does not hold them.
const documents = new LRUCache<string, ReturnType<typeof readDocument>>({
  max: 200,
  ttl: 5000,
  ttlAutopurge: true,
})

function documentOf(text: string) {
  const document = documents.get(text) ?? readDocument(text)
  documents.set(text, document)
  return document
}

function readDocument(text: string) {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines }
}

const hints: Record<string, string> = {
  TAB_AS_INDENT: 'begins with a tab: use spaces',
  BLOCK_AS_IMPLICIT_KEY: 'has a second colon: put the text in quotation marks',
  DUPLICATE_KEY: 'is used twice: each name can be used only once',
}

function faultsOf(issue: z.core.$ZodIssue, file: string, lineOf: (path: PropertyKey[]) => number): Fault[] {
  if (issue.code !== 'unrecognized_keys') {
    const name = issue.path.map(toName).join('.')
    return [{ file, line: lineOf(issue.path), message: name ? `${name}: ${issue.message}` : issue.message }]
  }
  // `wordsOf` puts the known names into the message.
  const known = issue.message.split(' ')
  return issue.keys.map((key) => {
    const meant = nearest(key, known)
    const hint = meant ? `did you mean ${meant}?` : `isn’t known here. Use one of ${known.join(', ')}`
    const path = [...issue.path, key]
    return { file, line: lineOf(path), message: `${path.map(toName).join('.')}: ${hint}` }
  })
}

// For editors, entries count from one.
const toName = (part: PropertyKey) => (typeof part === 'number' ? String(part + 1) : String(part))

// The offset of the last name or entry on the path that exists.
function offsetOf(root: unknown, path: PropertyKey[]): number {
  let offset = 0
  let node = root
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part)
      if (!pair || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(part)]
      offset = (node as { range?: number[] } | undefined)?.range?.[0] ?? offset
    }
  }
  return offset
}
