import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Finding } from '@/provider/finding'
import type { Opened } from './files'
import { fieldAt } from './read-form'

/**
 * What the checks say of a file, by the field that stands on the line they name.
 *
 * @param found what they say of this file
 */
export function toldOf({ source, firstLine }: Opened, found: Finding[]): Map<string, Finding[]> {
  const lines = new LineCounter()
  const { contents } = parseDocument(source, { lineCounter: lines })
  const starts = startsIn(contents, []).map(({ offset, path }) => ({
    path,
    line: lines.linePos(offset).line + firstLine - 1,
  }))
  const last = firstLine + source.split('\n').length - 1
  const told = new Map<string, Finding[]>()
  for (const finding of found) {
    const { line = 0 } = finding
    const before = starts.filter((start) => start.line <= line).at(-1)
    // Of several on one line, such as those of a link, the first holds the others.
    const start = starts.find((each) => each.line === before?.line)
    const at = line > last ? 'text' : start ? fieldAt(start.path) : ''
    told.set(at, [...(told.get(at) ?? []), finding])
  }
  return told
}

type Start = { offset: number; path: PropertyKey[] }

function startsIn(node: unknown, path: PropertyKey[]): Start[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key) || !key.range) return []
      const inner = [...path, String(key.value)]
      return [{ offset: key.range[0], path: inner }, ...startsIn(value, inner)]
    })
  if (!isSeq(node)) return []
  return node.items.flatMap((each, index) => {
    const offset = (each as { range?: number[] })?.range?.[0] ?? 0
    return [{ offset, path: [...path, index] }, ...startsIn(each, [...path, index])]
  })
}
