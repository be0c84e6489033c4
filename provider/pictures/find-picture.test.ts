import { type pictureFinder as Finder, pictureFinder } from './find-picture'
import { photograph, picturesForTests } from './testing'

const { dir, put } = picturesForTests()

test('a broken picture is null in each bundle of this module, and each bundle logs it once', async () => {
  let other: typeof Finder = pictureFinder
  jest.isolateModules(() => {
    other = jest.requireActual('./find-picture').pictureFinder
  })
  put('pictures/cut.jpg', (await photograph(300, 400)).subarray(0, 2000))
  for (const finder of [pictureFinder, other]) {
    const log = jest.fn()
    const find = finder(dir, log)
    expect([await find('pictures/cut.jpg'), await find('pictures/cut.jpg')]).toEqual([null, null])
    const reason = 'is broken: it can’t be read to its end'
    expect(log.mock.calls).toEqual([['error', 'picture_not_shown', { picture: 'pictures/cut.jpg', reason }]])
  }
  expect(other).not.toBe(pictureFinder)
})

test('a file outside the pictures folder is not a picture', async () => {
  put('secret.jpg', await photograph(30, 40))
  const find = pictureFinder(dir, () => {})
  for (const name of ['secret.jpg', 'pictures/../secret.jpg', '../secret.jpg', 'pictures/a/../../secret.jpg'])
    expect(await find(name)).toBeNull()
})
