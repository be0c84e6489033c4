import type { PostSummary } from '@/lib/api/posts'
import { relatedPosts } from './related-posts'

test('related posts rank by topic, then by shared words except stop words, and equally related posts stay newest first', () => {
  const post = (slug: string, title: string, topic?: string): PostSummary => ({
    slug,
    title,
    topic,
    author: null,
    created: null,
    image: null,
    description: null,
  })
  const one = post('one', 'A first week of SQL')
  const all = [
    one,
    post('log', 'The log of a week'),
    post('git', 'Git for the first of you'),
    post('sql', 'SQL in a week'),
  ]
  expect(relatedPosts(one, all, 3).map(({ slug }) => slug)).toEqual(['sql', 'log', 'git'])
  const near = [...all, post('bar', 'A bar chart', 'Data')]
  expect(relatedPosts({ ...one, topic: 'Data' }, near, 3).map(({ slug }) => slug)).toEqual([
    'bar',
    'sql',
    'log',
  ])
})

test('a post about a past event comes last among related posts', () => {
  const post = { slug: 'one', title: 'one' } as PostSummary
  const all = [
    { ...post, slug: 'fair', isOver: true as const },
    { ...post, slug: 'sql', title: 'SQL' },
    { ...post, slug: 'git', title: 'Git' },
  ]
  expect(relatedPosts(post, all, 3).map(({ slug }) => slug)).toEqual(['sql', 'git', 'fair'])
})
