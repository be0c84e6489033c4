import sharp from 'sharp'
import { checkPictures } from './check-pictures'
import { lineOf } from './fault'
import { picturesForTests } from './pictures/testing'

const { dir, put } = picturesForTests()
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'

beforeAll(async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
  const sound = await picture(1200, 900).jpeg().toBuffer()
  put('pictures/sound.jpg', sound)
  put('pictures/cut.jpg', sound.subarray(0, sound.length - 500))
  put('pictures/text.jpg', 'hello')
  put('pictures/small.jpg', await picture(200, 150).jpeg().toBuffer())
  put('pictures/wide.jpg', await picture(8001, 10).jpeg().toBuffer())
  put('pictures/many.png', await picture(7000, 6000).png().toBuffer())
  put('pictures/heavy.jpg', Buffer.alloc(15_100_000))
  put('pictures/drawn.svg', svg)
  put('pictures/disguised.jpg', svg)
})

async function found(text: string) {
  put('posts/a.md', text)
  return (await checkPictures()).map(
    (finding) => `${finding.level} ${lineOf(finding).replaceAll(`${dir}/`, '')}`,
  )
}

test.each([
  ['gone.jpg', 'error', 'doesn’t exist: pictures/gone.jpg is missing'],
  ['cut.jpg', 'error', 'is broken'],
  ['text.jpg', 'error', 'is broken'],
  ['drawn.svg', 'error', 'isn’t a photograph: use JPEG, PNG, WebP or AVIF'],
  ['disguised.jpg', 'error', 'isn’t a photograph: use JPEG, PNG, WebP or AVIF'],
  ['many.png', 'error', 'is 7000 × 6000 pixels, and can have up to 40 million'],
  ['heavy.jpg', 'error', 'is 15.1 MB, and can be up to 15'],
  ['wide.jpg', 'error', 'is 8001 × 10 pixels, and can be up to 8000 on each side'],
  ['small.jpg', 'warning', 'is 200 × 150 pixels, which will look blurred'],
])('the picture %s is reported with file and line (%s)', async (name, level, told) => {
  expect(await found(`---\nimage: pictures/${name}\n---\n`)).toEqual([
    expect.stringContaining(`${level} posts/a.md:2: pictures/${name} ${told}`),
  ])
  expect(await found(`---\n---\n\n![A desk](pictures/${name})`)).toEqual([
    expect.stringContaining(`${level} posts/a.md:4: pictures/${name} ${told}`),
  ])
})

test('a valid picture is not reported, nor one of another site', async () => {
  expect(
    await found('![A](pictures/sound.jpg) ![B](https://example.com/pictures/x.jpg) /media/pictures/y.jpg'),
  ).toEqual([])
})
