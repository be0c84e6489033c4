import { bakedPictures } from '@/provider/pictures/baked-pictures'
import { photograph, picturesForTests } from '@/provider/pictures/testing'
import { publicContent } from './public-content'
import { call, upstreamForTest } from './testing'

const { dir, put } = picturesForTests()
const { upstream, logged } = upstreamForTest({ contentDir: dir })
const get = async (path: string) => (await call(upstream, 'GET', path)).body
const post = (photo: string, text = '') =>
  put('posts/a.md', `---\ntitle: A\nauthor: B\ncreated: 2027-01-01\n${photo}---\n${text}\n`)

beforeAll(async () => {
  put('pictures/bench.jpg', await photograph(900, 1200))
  put(
    'career-paths/path.md',
    '---\ncareer_name: Path\ndescription: D\nphoto: pictures/bench.jpg\nphoto_alt: A bench\n---\n',
  )
  put('testimonies/a.md', '---\nname: Ada\njob_description: J\nfeedback: F\nphoto: pictures/bench.jpg\n---\n')
})

afterEach(() => logged.splice(0))

const src = expect.stringMatching(/^\/media\/pictures\/[\da-f]{32}$/)
const file = expect.stringMatching(/^\/media\/pictures\/[\da-f]{32}-900\.jpg$/)
const photo = { src, width: 900, height: 1200 }

test('a record has its photograph with the upright size, and the contract’s field has one file of it', async () => {
  post('photo: pictures/bench.jpg\nphoto_alt: A bench\n')
  const [path] = await get('/api/careerpaths/')
  expect(path).toMatchObject({ img_display: file, photo: { ...photo, alt: 'A bench' } })
  expect(await get('/api/blog/post/a/')).toMatchObject({ image: file, photo: { ...photo, alt: 'A bench' } })
  expect(await get('/api/testimonies/')).toMatchObject([{ image: file, photo }])
  expect(path).not.toHaveProperty('photo_alt')
  expect(
    (await upstream.handle(new Request(`http://example.com${path.img_display}`))).headers.get('content-type'),
  ).toBe('image/jpeg')
})

test('a text has the addresses of its pictures, with their sizes', async () => {
  post('', 'First ![A bench](pictures/bench.jpg "Ours") and ![B](/media/b.png).')
  const { body } = await get('/api/blog/post/a/')
  expect(body).toMatch(
    /<img src="\/media\/pictures\/[\da-f]{32}-900\.jpg" width="900" height="1200" alt="A bench" title="Ours"> and <img src="\/media\/b\.png" alt="B">/,
  )
})

test('a picture that breaks is hidden and logged once, and returns when it is mended', async () => {
  post('photo: pictures/late.jpg\nphoto_alt: Late\n', '![Late](pictures/late.jpg)')
  put('pictures/late.jpg', (await photograph(300, 400)).subarray(0, 2000))
  for (const _ of [1, 2]) {
    const record = await get('/api/blog/post/a/')
    expect(record).toMatchObject({ image: null, body: '<p><img src="" alt="Late"></p>' })
    expect(record).not.toHaveProperty('photo')
  }
  const reason = 'is broken: it can’t be read to its end'
  expect(logged).toEqual([
    { level: 'error', event: 'picture_not_shown', picture: 'pictures/late.jpg', reason },
  ])
  put('pictures/late.jpg', await photograph(300, 400))
  expect(await get('/api/blog/post/a/')).toMatchObject({ photo: { width: 300, alt: 'Late' } })
})

test('a replaced picture file is published like a changed text', async () => {
  post('photo: pictures/turn.jpg\n')
  put('people/ada.md', '---\nname: Ada\nrole: R\nphoto: pictures/turn.jpg\n---\n')
  put('pictures/turn.jpg', await photograph(300, 400))
  const look = publicContent({ contentDir: dir, now: () => new Date() })
  const [before, people] = [await look(new Date()), await bakedPictures()]
  expect([await look(new Date()), await bakedPictures()]).toEqual([before, people])
  put('pictures/turn.jpg', await photograph(400, 300))
  const after = await look(new Date())
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual(['posts'])
  expect(await bakedPictures()).not.toBe(people)
})
