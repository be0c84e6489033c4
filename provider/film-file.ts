import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { contentDir } from './content-dir'
import { filmTypes } from './film-types'

/** `part` has the first and the last byte to send; without it, the response has no body. */
export type FilmFile = {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  path: string
  part?: { start: number; end: number }
}

/** `asked` reads a request header by its lower-case name. Returns undefined if no such film exists. */
export async function filmFile(
  name: string,
  asked: (header: string) => string | undefined,
): Promise<FilmFile | undefined> {
  const type = /^[\w.-]+$/.test(name) ? filmTypes[extname(name)] : undefined
  const path = join(/* turbopackIgnore: true */ contentDir(), 'films', name)
  const file = await stat(path).catch(() => undefined)
  if (!type || !file?.isFile() || file.size === 0) return

  const { size, mtime } = file
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`
  const known = {
    etag,
    'last-modified': mtime.toUTCString(),
    'cache-control': 'public, max-age=0',
    'accept-ranges': 'bytes',
  }
  if (asked('if-none-match')?.includes(etag)) return { status: 304, headers: known, path }

  // An `If-Range` of an older version gets the whole file.
  const isOfThis = [undefined, etag, known['last-modified']].includes(asked('if-range'))
  const range = isOfThis ? rangeIn(asked('range'), size) : undefined
  if (range === null) return { status: 416, headers: { ...known, 'content-range': `bytes */${size}` }, path }
  const part = range ?? { start: 0, end: size - 1 }
  const headers = {
    ...known,
    'content-type': type,
    'content-length': String(part.end - part.start + 1),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  }
  return { status: range ? 206 : 200, headers, path, part }
}

// Undefined: send the whole file. HTTP permits that also for several ranges. Null: the range cannot be satisfied.
function rangeIn(range = '', size: number): FilmFile['part'] | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (!first && !last) return
  if (first && last && Number(last) < Number(first)) return
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start <= end ? { start, end } : null
}
