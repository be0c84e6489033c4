import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { findPicture } from './find-picture'
import { photoOf, widthsOf } from './photo'
import { pictureResponse } from './picture-response'
import { photograph, picturesForTests } from './testing'

const { dir, made, put } = picturesForTests()
const logged: string[] = []
const log = (_: string, event: string) => void logged.push(event)

beforeEach(() => logged.splice(0))

async function addressOf(name: string, variant: string) {
  return `${photoOf(await findPicture(dir, name), '').src}-${variant}`
}

function ask(path: string, headers = {}) {
  return pictureResponse(new Request(`http://example.com${path}`, { headers }), dir, log)
}

async function shown(path: string) {
  const answer = await ask(path)
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())
  return { answer, bytes, ...(await sharp(bytes).metadata()) }
}

beforeAll(async () => {
  put('pictures/bench.jpg', await photograph(900, 1200))
  put('pictures/unnamed.jpg', await photograph(300, 400))
  put('posts/a.md', '---\nphoto: pictures/bench.jpg\n---\n')
})

test.each([
  ['avif', 'heif', 'image/avif'],
  ['webp', 'webp', 'image/webp'],
  ['jpg', 'jpeg', 'image/jpeg'],
])('a picture is served as %s, upright, without metadata, and immutable', async (format, kind, type) => {
  const { answer, bytes, ...picture } = await shown(await addressOf('pictures/bench.jpg', `480.${format}`))
  expect(picture).toMatchObject({ format: kind, width: 480, height: 640 })
  expect([picture.exif, picture.orientation]).toEqual([undefined, undefined])
  expect(bytes.includes('A camera')).toBe(false)
  expect(answer?.headers.get('content-type')).toBe(type)
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a client that has the picture gets 304', async () => {
  const path = await addressOf('pictures/bench.jpg', '480.webp')
  const etag = (await ask(path))?.headers.get('etag')
  const again = await ask(path, { 'If-None-Match': etag })
  expect([again?.status, await again?.text()]).toEqual([304, ''])
})

test('a picture is scaled once for concurrent requests, and later processes use the stored file', async () => {
  const path = await addressOf('pictures/bench.jpg', '240.webp')
  // sharp reports when an operation begins and when it ends.
  const begun: number[] = []
  sharp.queue.on('change', (length) => begun.push(length))
  await Promise.all([ask(path), ask(path), ask(path)])
  sharp.queue.removeAllListeners('change')
  expect(begun).toHaveLength(2)
  const names = readdirSync(made).filter((name) => name.endsWith('-240.webp'))
  expect(names).toHaveLength(1)
  writeFileSync(join(made, names[0] ?? ''), 'kept')
  expect(await (await ask(path))?.text()).toBe('kept')
})

test('a picture has its own width and the smaller listed widths, and no other', async () => {
  expect([widthsOf(900), widthsOf(4000), widthsOf(96), widthsOf(20)]).toEqual([
    [96, 240, 480, 800, 900],
    [96, 240, 480, 800, 1200, 1920],
    [96],
    [20],
  ])
  for (const variant of ['481.avif', '1200.avif', '9999.jpg', '480.png', '480.avif/..', '0480.avif'])
    expect(await ask(await addressOf('pictures/bench.jpg', variant))).toBeNull()
})

test('a picture that no text names is a 404, and so is an unknown address', async () => {
  expect(await ask(await addressOf('pictures/unnamed.jpg', '240.avif'))).toBeNull()
  expect(await ask(`/media/pictures/${'0'.repeat(32)}-240.avif`)).toBeNull()
  expect(await ask('/media/pictures/..%2fposts%2fa.md')).toBeNull()
})

test('a picture is served once a text names it, and until its file is deleted', async () => {
  put('pictures/new.jpg', await photograph(120, 160))
  const path = await addressOf('pictures/new.jpg', '96.webp')
  expect(await ask(path)).toBeNull()
  put('posts/b.md', 'Look: ![A](pictures/new.jpg)')
  expect((await ask(path))?.status).toBe(200)
  rmSync(join(dir, 'pictures/new.jpg'))
  expect(await ask(path)).toBeNull()
})

test('a picture is served when the disk cannot be written, and the log says that once', async () => {
  rmSync(made, { recursive: true })
  writeFileSync(made, '')
  for (const variant of ['96.webp', '96.avif', '96.webp'])
    expect((await ask(await addressOf('pictures/bench.jpg', variant)))?.status).toBe(200)
  expect(logged).toEqual(['pictures_not_kept'])
})
