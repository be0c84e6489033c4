import type { Metadata } from 'next'
import { site } from '@/provider/facts/site'

type PageFacts = {
  /** The canonical path. */
  path: string
  title: string
  description: string
  keywords?: string[]
  /** The address of the page's own picture for link previews. Without it, the site's picture is used. */
  picture?: string
  /** For a text: its author and ISO day, each null when unknown. */
  article?: { author: string | null; published: string | null }
}

/** Pixels. */
export const pictureSize = { width: 1200, height: 630 }

/** For pages that may be indexed; any other has `robots: { index: false }`. */
export function pageMetadata(page: PageFacts): Metadata {
  const { path, title, description, keywords, picture = '/picture.png' } = page
  return {
    title,
    description,
    keywords,
    robots: { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
    alternates: {
      canonical: path,
      types: {
        'application/rss+xml': [{ url: '/feed.xml', title: `${site.name} blog` }],
        'application/feed+json': [{ url: '/feed.json', title: `${site.name} blog` }],
      },
    },
    openGraph: {
      ...kindOf(page),
      siteName: site.name,
      locale: 'en_GB',
      url: path,
      title,
      description,
      images: [{ url: picture, ...pictureSize, type: 'image/png', alt: page.picture ? title : site.slogan }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

function kindOf({ article }: PageFacts) {
  if (!article) return { type: 'website' } as const
  return {
    type: 'article',
    publishedTime: article.published ?? undefined,
    authors: article.author ?? undefined,
  } as const
}
