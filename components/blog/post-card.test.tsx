import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { PostCard } from './post-card'

rule(
  '2.blog.3 2.blog.4 2.home.18',
  'a post’s card has its scaled image, author, date and title, and links to the post',
  () => {
    const image = 'https://api.example.com/a.png'
    const post = {
      slug: 'a',
      title: 'A post',
      author: 'Ada',
      created: '03, January 2025',
      image,
      description: null,
    }
    const { container } = render(<PostCard post={post} />)
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining(`/_next/image?url=${encodeURIComponent(image)}&`),
    )
    expect(screen.getByText('Ada · 3 January 2025')).toBeVisible()
    // Its date stays on one line.
    expect(container.textContent).toContain('Ada\u00a0· 3\u00a0January\u00a02025')
    expect(screen.getByRole('heading', { name: 'A post' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '/blog/a')
  },
)

test('a post’s card has the reading time after the topic, or alone', () => {
  const post = { slug: 'a', title: 'A post', image: null, description: null, minutes: 9 }
  const { container, rerender } = render(
    <PostCard post={{ ...post, author: 'Ada', created: '2026-11-12', topic: 'Data' }} />,
  )
  expect(container).toHaveTextContent('Data · 9 minA postAda · 12 November 2026')
  // It stays on one line.
  expect(container.textContent).toContain('9\u00a0min')
  rerender(<PostCard post={{ ...post, author: null, created: null }} />)
  expect(screen.getByText('9 min')).toBeVisible()
})

test('a post’s card marks a post about a past event', () => {
  const post = {
    slug: 'a',
    title: 'Open evening',
    author: null,
    created: null,
    image: null,
    description: null,
  }
  render(<PostCard post={{ ...post, isOver: true }} />)
  expect(screen.getByText('Past event')).toBeVisible()
})
