import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { checkPictures } from './check-pictures'
import { lineOf } from './fault'

const before = process.env.CONTENT_DIR
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  process.env.CONTENT_DIR = folder
  mkdirSync(join(folder, 'pictures'))
  mkdirSync(join(folder, 'posts'))
  const jpeg = async (width: number, height: number) =>
    await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
  const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, 'pictures', name), bytes)
  const sound = await jpeg(1200, 900)
  put('sound.jpg', sound)
  put('cut.jpg', sound.subarray(0, sound.length - 500))
  put('text.jpg', 'hello')
  put('small.jpg', await jpeg(200, 150))
  put('wide.jpg', await jpeg(8001, 10))
  put('heavy.jpg', Buffer.alloc(15_100_000))
  put('drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
})

afterAll(() => {
  rmSync(folder, { recursive: true })
  process.env.CONTENT_DIR = before
  if (before === undefined) delete process.env.CONTENT_DIR
})

async function found(text: string) {
  writeFileSync(join(folder, 'posts', 'a.md'), text)
  return (await checkPictures()).map(
    (finding) => `${finding.level} ${lineOf(finding).replaceAll(`${folder}/`, '')}`,
  )
}

test.each([
  ['gone.jpg', 'error', 'is not there: pictures/gone.jpg is missing'],
  ['cut.jpg', 'error', 'is broken'],
  ['text.jpg', 'error', 'is broken'],
  ['drawn.svg', 'error', 'is no photograph: use JPEG, PNG, WebP or AVIF'],
  ['heavy.jpg', 'error', 'has 15.1 MB, and may have 15'],
  ['wide.jpg', 'error', 'is 8001 × 10 pixels, and may have 8000 a side'],
  ['small.jpg', 'warning', 'is 200 × 150 pixels, which looks coarse'],
])('the picture %s is told with file and line, as an %s', async (name, level, told) => {
  expect(await found(`---\nimage: pictures/${name}\n---\n`)).toEqual([
    expect.stringContaining(`${level} posts/a.md:2: pictures/${name} ${told}`),
  ])
  expect(await found(`---\n---\n\n![A desk](pictures/${name})`)).toEqual([
    expect.stringContaining(`${level} posts/a.md:4: pictures/${name} ${told}`),
  ])
})

test('a sound picture is not told of, nor what lies elsewhere', async () => {
  expect(
    await found('![A](pictures/sound.jpg) ![B](https://example.com/pictures/x.jpg) /media/pictures/y.jpg'),
  ).toEqual([])
})
