import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { filmFile } from '@/provider/film-file'

/** Serves the provider's film when Next runs without our server, as in development (server/own-responses.ts). */
export async function GET({ headers }: Request, { params }: RouteContext<'/films/[file]'>) {
  const film = await filmFile((await params).file, (name) => headers.get(name) ?? undefined)
  if (!film) return new Response(null, { status: 404 })
  const { path, part, ...answer } = film
  return new Response(part && (Readable.toWeb(createReadStream(path, part)) as ReadableStream), answer)
}
