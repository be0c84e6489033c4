import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { contentDir } from '@/provider/content-dir'
import { filmTypes } from '@/provider/film-types'

/**
 * Answers with a file of the provider's `films/`, or with the part of it that a player asks for.
 *
 * @param request a GET or a HEAD
 * @param name of the file
 * @returns 404 where there is no such file or it is none that belongs to a film
 */
export async function filmFile({ method, headers }: Request, name: string): Promise<Response> {
  const type = /^[\w.-]+$/.test(name) ? filmTypes[extname(name)] : undefined
  const path = join(/* turbopackIgnore: true */ contentDir(), 'films', name)
  const file = await stat(path).catch(() => undefined)
  if (!type || !file?.isFile()) return new Response(null, { status: 404 })

  const etag = `"${file.size.toString(36)}-${file.mtime.getTime().toString(36)}"`
  const known = {
    ETag: etag,
    'Last-Modified': file.mtime.toUTCString(),
    'Cache-Control': 'public, max-age=0',
    'Accept-Ranges': 'bytes',
  }
  if (headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: known })

  const part = isOfThis(headers, known) ? partOf(headers.get('range'), file.size) : undefined
  if (part === null)
    return new Response(null, { status: 416, headers: { ...known, 'Content-Range': `bytes */${file.size}` } })
  const { start, end } = part ?? { start: 0, end: file.size - 1 }
  return new Response(method === 'HEAD' || file.size === 0 ? null : streamOf(path, start, end), {
    status: part ? 206 : 200,
    headers: {
      ...known,
      'Content-Type': type,
      'Content-Length': String(end - start + 1),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
    },
  })
}

// Whoever has a part of an older file gets the new one whole.
function isOfThis(headers: Headers, known: { ETag: string; 'Last-Modified': string }): boolean {
  const of = headers.get('if-range')
  return !of || of === known.ETag || of === known['Last-Modified']
}

// Of several parts at once the whole is sent, as a server may; null is a part that there is not.
function partOf(range: string | null, size: number): { start: number; end: number } | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (!first && !last) return
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return
  return start <= end ? { start, end } : null
}

const streamOf = (path: string, start: number, end: number) =>
  Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
