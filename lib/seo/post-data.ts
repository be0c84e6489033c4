import type { BlogPosting, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import type { Post } from '@/lib/api/posts'
import { fileOf } from '@/lib/photo'
import { isoDate } from '@/lib/time/dates'
import { context, provider } from './provider-data'

export function postData(post: Post): WithContext<BlogPosting> {
  const url = absoluteUrl(`/blog/${post.slug}`)
  const published = isoDate(post.created)
  return {
    '@context': context,
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: [fileOf(post.image), `/blog/${post.slug}/picture.png`].flatMap((image) =>
      image ? absoluteUrl(image) : [],
    ),
    inLanguage: 'en-GB',
    ...(post.author && { author: { '@type': 'Person', name: post.author } }),
    ...(published && { datePublished: published }),
    publisher: provider(),
  }
}
