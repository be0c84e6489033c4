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
export async function iconResponse(name: IconFile): Promise<Response> {
  const type = name === 'favicon.ico' ? 'image/x-icon' : 'image/png'
  return new Response(await drawn(name), {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' },
  })
}

async function drawn(name: IconFile): Promise<ArrayBuffer> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await drawings[name]()).buffer
}
