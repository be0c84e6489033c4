import { logoIcon, svgDocument } from '@/lib/brand/logo'

export function GET(): Response {
  return new Response(svgDocument(logoIcon), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
