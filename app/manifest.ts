import type { MetadataRoute } from 'next'
import { brand } from '@/lib/brand/brand'
import { site } from '@/provider/facts/site'

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: brand.colours.paper,
    theme_color: brand.colours.paper,
    categories: ['education'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
