import { cacheLife } from 'next/cache'
import { icon } from '@/lib/brand/icons'

export async function GET(): Promise<Response> {
  return new Response(await drawn(), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}

async function drawn(): Promise<ArrayBuffer> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await icon(512)).buffer
}
