import { cacheLife } from 'next/cache'
import { ico, icon, iconOnGround } from './icons'

const drawings = {
  'favicon.ico': () => ico(32),
  'icon-192.png': () => icon(192),
  'icon-512.png': () => icon(512),
  'icon-maskable.png': () => iconOnGround(512, 0.8),
  'apple-icon.png': () => iconOnGround(180, 1),
}

type IconFile = keyof typeof drawings

/** Draws an icon once, for all requests. Browsers cache it for a day. */
export function iconRoute(name: IconFile): () => Promise<Response> {
  const type = name === 'favicon.ico' ? 'image/x-icon' : 'image/png'
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' }
  return async () => new Response(await drawn(name), { headers })
}

async function drawn(name: IconFile): Promise<ArrayBuffer> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await drawings[name]()).buffer
}
