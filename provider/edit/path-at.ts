import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

type Start = { line: number; path: PropertyKey[] }

/** The path of the field on a line, counted from 1. When several fields begin there, the outermost. */
export function pathAt(source: string, line: number): PropertyKey[] {
  const lines = new LineCounter()
  const { contents } = parseDocument(source, { lineCounter: lines })
  const starts = startsIn(contents, [], (offset) => lines.linePos(offset).line)
  const before = starts.filter((start) => start.line <= line).at(-1)
  return starts.find((start) => start.line === before?.line)?.path ?? []
}

function startsIn(node: unknown, path: PropertyKey[], lineOf: (offset: number) => number): Start[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key) || !key.range) return []
      const inner = [...path, String(key.value)]
      return [{ line: lineOf(key.range[0]), path: inner }, ...startsIn(value, inner, lineOf)]
    })
  if (!isSeq(node)) return []
  return node.items.flatMap((each, index) => {
    const offset = (each as { range?: number[] })?.range?.[0] ?? 0
    return [{ line: lineOf(offset), path: [...path, index] }, ...startsIn(each, [...path, index], lineOf)]
  })
}
