import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/**
 * A photograph as a camera writes it: turned on its side, with GPS coordinates in its metadata.
 *
 * @param width of the upright picture, in pixels
 * @param height of the upright picture, in pixels
 */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return await sharp({ create: { width: height, height: width, channels: 3, noise, background: 'black' } })
    .withExif({ IFD0: { Artist: 'A camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/**
 * Gives a test file two empty folders: one for content, one for picture variants.
 *
 * @returns both folders, and a function that writes a file into the content folder
 */
export function picturesForTests() {
  const { CONTENT_DIR, PICTURES_DIR } = process.env
  const dir = mkdtempSync(join(tmpdir(), 'pictures-'))
  const made = mkdtempSync(join(tmpdir(), 'pictures-made-'))
  Object.assign(process.env, { CONTENT_DIR: dir, PICTURES_DIR: made })

  afterAll(() => {
    for (const folder of [dir, made]) rmSync(folder, { recursive: true, force: true })
    for (const [name, value] of Object.entries({ CONTENT_DIR, PICTURES_DIR })) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })

  const put = (name: string, content: Buffer | string) => {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), content)
  }
  return { dir, made, put }
}
