import { cookies, draftMode } from 'next/headers'
import type { NextRequest } from 'next/server'
import { isFromHere } from '@/lib/address/is-from-here'
import { isDraftName } from '@/lib/preview/draft-name'
import { pageOf, previewCookie, readPreview } from '@/lib/preview/preview'
import { now } from '@/lib/time/now'

const bypass = '__prerender_bypass'

/** Opens one draft by its signed link (lib/preview/receive-preview.ts). */
export async function GET({ nextUrl }: NextRequest) {
  const preview = readPreview(nextUrl.search)
  if (!preview) return new Response(null, { status: 404 })
  const page = pageOf(preview.draft)
  const options = previewCookie.options(page, Math.ceil((preview.until - now().getTime()) / 1000))
  ;(await draftMode()).enable()
  const jar = await cookies()
  // Next's own cookie would apply to every page, and to https only.
  jar.set(bypass, jar.get(bypass)?.value ?? '', options)
  jar.set(previewCookie.name, nextUrl.searchParams.toString(), options)
  return new Response(null, { status: 307, headers: { Location: page, 'Cache-Control': 'no-store' } })
}

export async function POST(request: NextRequest) {
  const draft = String((await request.formData()).get('draft'))
  if (!isFromHere(request.headers) || !isDraftName(draft)) return new Response(null, { status: 403 })
  const page = pageOf(draft)
  const jar = await cookies()
  for (const name of [bypass, previewCookie.name]) jar.set(name, '', previewCookie.options(page, 0))
  return new Response(null, { status: 303, headers: { Location: '/' } })
}
