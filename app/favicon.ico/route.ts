import { cacheLife } from 'next/cache'
import { ico } from '@/lib/brand/icons'

export async function GET(): Promise<Response> {
  return new Response(await drawn(), {
    headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' },
  })
}

async function drawn(): Promise<ArrayBuffer> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await ico(32)).buffer
}
