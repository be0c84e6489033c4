import { folderForTests } from '@/provider/testing'
import { filmFile } from './film-file'

const write = folderForTests()
const ask = (name: string, headers = {}, method = 'GET') =>
  filmFile(new Request(`http://localhost/films/${name}`, { method, headers }), name)

beforeEach(() => {
  write('films/launch.mp4', '0123456789')
  write('films/notes.html', '<p>')
  write('provider.yaml', 'name: A')
})

test('a film is sent whole, with what a browser knows it by again', async () => {
  const answer = await ask('launch.mp4')
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=0',
  })
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask('launch.mp4', { 'if-none-match': `W/"x", ${etag}` })).status).toBe(304)
  const head = await ask('launch.mp4', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
})

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=0-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=0-1,3-4', 200, null, '0123456789'],
  ['bytes=4-2', 200, null, '0123456789'],
  ['lines=1-2', 200, null, '0123456789'],
])('of %s it sends %s %s', async (range, status, told, text) => {
  const answer = await ask('launch.mp4', { range })
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    status,
    told,
    text,
  ])
})

test('a part of the file as it was before is no part of the one that there is', async () => {
  const of = async (tag: string) => (await ask('launch.mp4', { range: 'bytes=2-4', 'if-range': tag })).status
  const { headers } = await ask('launch.mp4')
  expect(await of(headers.get('etag') ?? '')).toBe(206)
  expect(await of(headers.get('last-modified') ?? '')).toBe(206)
  expect(await of('"older"')).toBe(200)
})

test.each(['other.mp4', 'notes.html', '../provider.yaml', '..', 'launch.mp4/', ''])(
  'there is no film file %s',
  async (name) => {
    expect((await ask(name)).status).toBe(404)
  },
)
