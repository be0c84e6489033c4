import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const demo = readFileSync('content/brand/brand.yaml', 'utf8')
const before = process.env.CONTENT_DIR
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync('content/brand', join(folder, 'brand'), { recursive: true })
  process.env.CONTENT_DIR = folder
  jest.resetModules()
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  process.env.CONTENT_DIR = before
  if (before === undefined) delete process.env.CONTENT_DIR
})

function brandWith(...changes: [from: string | RegExp, to: string][]) {
  const text = changes.reduce((all, [from, to]) => all.replace(from, to), demo)
  writeFileSync(join(folder, 'brand', 'brand.yaml'), text)
}

test('drawings have the colours of the brand in CONTENT_DIR', async () => {
  brandWith(['action: "#f5a524"', 'action: "#ff00ff"'], ['"*data*": 164', '"*boat*": 7'])
  const { pathSheet } = await import('@/lib/path-svg')
  expect(pathSheet(['boat-building'])).toMatch(/#ff00ff/)
  expect(pathSheet(['boat-building'])).toMatch(/hsl\(7 /)
  expect(pathSheet(['boat-building'])).not.toMatch(/#f5a524/)
})

test('a brand without drawn art has a plain ground instead', async () => {
  brandWith(['drawn: true', 'drawn: false'])
  const { pathSheet } = await import('@/lib/path-svg')
  expect(pathSheet(['data-science']).match(/<path/g)).toHaveLength(1)
  expect(pathSheet(['data-science'])).toMatch(/#0b1f1b/)
})

test('a brand’s hues apply by word, and its other hues when no word matches', async () => {
  brandWith([/ {2}hues:[\s\S]*/, '  hues:\n    it: 3\n  other_hues: [200]\n'])
  const { drawPath } = await import('@/lib/path-art')
  expect(drawPath('cloud-and-it').hue).toBe(3)
  expect(drawPath('with-it-all').hue).toBe(3)
  expect(drawPath('splicing').hue).toBe(200)
  expect(drawPath('written').hue).toBe(200)
})

test('icons show the mark, on the brand’s ground when corners are cut', async () => {
  brandWith(['icon_ground: brand', 'icon_ground: action'])
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><circle cx="10" cy="5" r="5" fill="#0000ff"/></svg>'
  writeFileSync(join(folder, 'brand', 'mark.svg'), mark)
  const { ico, icon, iconOnGround } = await import('./icons')
  const at = async (png: Buffer, x: number, y: number) => {
    const area = { left: x, top: y, width: 1, height: 1 }
    return [...(await sharp(png).ensureAlpha().extract(area).raw().toBuffer())]
  }
  expect(await at(await icon(192), 0, 0)).toEqual([0, 0, 0, 0])
  expect(await at(await icon(192), 96, 96)).toEqual([0, 0, 255, 255])
  expect(await at(await iconOnGround(180, 1), 0, 0)).toEqual([245, 165, 36, 255])
  expect((await ico(32)).subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]))
})

test('a logo gets ids with the given prefix, so that a page can show it twice', async () => {
  const mark =
    '<svg viewBox="0 0 9 9"><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9"/><use href="#a"/></svg>'
  writeFileSync(join(folder, 'brand', 'mark.svg'), mark)
  const { innerMarkup, logoMark } = await import('./logo')
  const inner = innerMarkup(logoMark, 'x-')
  expect(inner).toMatch(/ id="x-a"[\s\S]*url\(#x-a\)[\s\S]*href="#x-a"/)
})
