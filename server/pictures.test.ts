import { scaledPictures } from './pictures'

let settings = { SITE_URL: 'https://www.example.com', API_ROOT_URL: 'https://api.example.com/v1' }
jest.mock('@/lib/env', () => ({ env: () => settings }))

const upstream = 'https://api.example.com/media/a.png'
const addressOf = (url: string, more = '&w=640&q=75') => `/_next/image?url=${encodeURIComponent(url)}${more}`

function start(status = 200) {
  const asked: string[] = []
  const counted = jest.fn(async () => {})
  const picture = scaledPictures(async ({ url, headers }) => {
    asked.push(`${url} ${headers.accept}`)
    return { status, headers: { 'cache-control': 'public, max-age=60' }, body: Buffer.from('picture') }
  })
  const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
    picture(url, { host: 'www.example.com', accept }, '', counted)
  return { get, asked, counted }
}

beforeEach(() => {
  settings = { SITE_URL: 'https://www.example.com', API_ROOT_URL: 'https://api.example.com/v1' }
})

test('a picture is scaled once for each format, and a cached picture is not counted', async () => {
  const { get, asked, counted } = start()
  await Promise.all([get(addressOf(upstream)), get(addressOf(upstream))])
  await get(addressOf(upstream, '&q=75&w=640&u=1'))
  expect([asked.length, counted.mock.calls.length]).toEqual([1, 2])
  expect((await get(addressOf(upstream), '*/*')).headers['content-security-policy']).toContain("'none'")
  expect(asked).toEqual([
    `/_next/image?url=${encodeURIComponent(upstream)}&w=640&q=75 image/webp`,
    `/_next/image?url=${encodeURIComponent(upstream)}&w=640&q=75 */*`,
  ])
})

test('a client over the limit gets only cached pictures', async () => {
  const { get, asked, counted } = start()
  await get(addressOf(upstream))
  counted.mockRejectedValue(new Error('Too many'))
  await expect(get(addressOf('/picture.png'))).rejects.toThrow('Too many')
  expect((await get(addressOf(upstream))).status).toBe(200)
  expect(asked).toHaveLength(1)
})

test('a fault is cached for ten seconds', async () => {
  const { get, asked } = start(500)
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
  await get(addressOf(upstream))
  await get(addressOf(upstream))
  clock.mockReturnValue(11_500)
  await get(addressOf(upstream))
  expect(asked).toHaveLength(2)
})

test.each([
  '',
  '/zz/../picture.png',
  '//picture.png',
  '/zz\n{"level":"error"}.png',
  '/zz%0Amy%20secret.png',
  '/zz%ff.png',
  '/dashboard',
  '/auth/login?notice=ended&x=.png',
  'https://api.example.com/admin/delete?id=1',
  'https://api.example.com/media/../admin.png',
  'https://api.example.com/a.svg',
  'https://elsewhere.example/a.png',
  'file:///etc/a.png',
  'https://user@api.example.com/a.png',
])('%j is not a picture, and causes no request', async (url) => {
  const { get, asked, counted } = start()
  await expect(get(addressOf(url))).rejects.toMatchObject({ status: 400 })
  expect([asked, counted.mock.calls]).toEqual([[], []])
})

test.each(['&w=0640&q=75', '&w=640&q=075', '&w=&q=75', '&w=6e2&q=75'])(
  'a picture with the size %s is refused',
  async (more) => {
    const { get, asked } = start()
    await expect(get(addressOf(upstream, more))).rejects.toMatchObject({ status: 400 })
    expect(asked).toEqual([])
  },
)

test('an upstream with a path for pictures gets requests for pictures below that path only', async () => {
  settings = { ...settings, API_PICTURES_PATH: '/files' } as typeof settings
  const { get, asked } = start()
  await get(addressOf('https://api.example.com/files/17'))
  for (const path of ['/media/a.png', '/filesystem/a.png', '/files/a.svg', '/files'])
    await expect(get(addressOf(`https://api.example.com${path}`))).rejects.toMatchObject({ status: 400 })
  expect(asked).toHaveLength(1)
})
