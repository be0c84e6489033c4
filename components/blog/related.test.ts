import type { PostSummary } from '@/lib/api/posts'
import { relatedPosts } from './related-posts'

test('related posts share meaningful words, and the newer of two equals comes first', () => {
  const post = (slug: string, title: string): PostSummary => ({
    slug,
    title,
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
})

test('a post whose subject is over comes last among related posts', () => {
  const post = { slug: 'one', title: 'one' } as PostSummary
  const all = [
    { ...post, slug: 'fair', isOver: true as const },
    { ...post, slug: 'sql', title: 'SQL' },
    { ...post, slug: 'git', title: 'Git' },
  ]
  expect(relatedPosts(post, all, 3).map(({ slug }) => slug)).toEqual(['sql', 'git', 'fair'])
})
