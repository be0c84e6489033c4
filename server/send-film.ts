import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { env } from '@/lib/env'
import { headersOfAll } from '@/lib/response-headers'
import { filmFile } from '@/provider/film-file'
import { policyOfFile } from './policy'

/**
 * Sends a file of the provider's film. Next would leave out how long it is, which players ask for, and keep it open for those
 * who leave amid it.
 *
 * @returns whether there is such a file; else nothing was sent
 * @throws where the visitor leaves
 */
export async function sendFilm(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '', headers } = request
  const [, name] = /^\/films\/([^/?]+)(?:\?|$)/.exec(url) ?? []
  if (!name || (method !== 'GET' && method !== 'HEAD')) return false
  const film = await filmFile(name, (header) => headers[header]?.toString())
  if (!film) return false
  const isHttps = env().SITE_URL.startsWith('https:')
  const all = { ...headersOfAll(isHttps), 'Content-Security-Policy': policyOfFile }
  response.writeHead(film.status, { ...all, ...film.headers })
  if (film.part && method === 'GET') await pipeline(createReadStream(film.path, film.part), response)
  else response.end()
  return true
}
