import { finish } from './finish'

const parts = {
  starter: { src: '/first-touch.x.js', integrity: 'sha256-x' },
  styleOf: () => undefined,
  integrityOf: () => undefined,
}
const push = '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"0:a"])</script>'
const body = Buffer.from(`<!DOCTYPE html><html lang="en-GB"><head></head><body>${push}</body></html>`)
const headers = { 'content-type': 'text/html', 'cross-origin-embedder-policy': 'require-corp' }
const made = { status: 200, headers, body }
const source = 'https://stats.example.com'
const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((each) => [each.split(' ')[0], each]),
  )

test('a measured page has the mark data-measured, and its policy has the hosts of the analytics', () => {
  const { body, changes } = finish(made, parts, true, { analytics: [source] })
  expect(body.toString()).toContain('<html data-measured="" lang="en-GB">')
  const policy = directives(changes['content-security-policy'])
  for (const name of ['script-src', 'connect-src', 'img-src']) expect(policy[name]).toContain(` ${source}`)
  expect(changes['cross-origin-embedder-policy']).toBe('credentialless')
  const { 'script-src': _, 'connect-src': __, 'img-src': ___, ...rest } = policy
  expect(JSON.stringify(rest)).not.toContain(source)
})

test('analytics on the site itself do not change the policy', () => {
  const { body, changes } = finish(made, parts, true, { analytics: [] })
  expect(body.toString()).toContain('data-measured')
  const { changes: usual } = finish(made, parts, true)
  expect(changes['content-security-policy']).toBe(usual['content-security-policy'])
  expect(changes).not.toHaveProperty('cross-origin-embedder-policy')
})

test('an unmeasured or unexpected page has the usual policy', () => {
  const { body, changes } = finish(made, parts, true)
  expect(body.toString()).not.toContain('data-measured')
  expect(changes['content-security-policy']).toContain("connect-src 'self';")
  expect(changes).not.toHaveProperty('cross-origin-embedder-policy')
})

test('a page with a foreign film has the mark data-film, and its policy allows the film and embedding', () => {
  const film = { 'frame-src': ['https://player.example.com'], 'media-src': ['https://media.example.com'] }
  const { body, changes } = finish(made, parts, true, { film, analytics: [source] })
  expect(body.toString()).toContain('<html data-measured="" data-film="" lang="en-GB">')
  expect(directives(changes['content-security-policy'])).toMatchObject({
    'frame-src': 'frame-src https://player.example.com',
    'media-src': "media-src 'self' https://media.example.com",
    'script-src': expect.not.stringContaining('example.com/'),
  })
  expect({ ...headers, ...changes }['cross-origin-embedder-policy']).toBeUndefined()
})
