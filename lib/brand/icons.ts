import sharp from 'sharp'
import { brand } from './brand'
import { logoIcon, svgDocument } from './logo'

/** PNG of `size` pixels, with a transparent ground. */
export async function icon(size: number): Promise<Buffer> {
  const { width, height } = logoIcon
  return await sharp(Buffer.from(svgDocument(logoIcon)), { density: (72 * size) / Math.max(width, height) })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/**
 * The icon on a square ground: phones cut maskable icons to a circle and fill an apple-icon's corners with
 * black. `share` is the icon's part of the square.
 */
export async function iconOnGround(size: number, share: number): Promise<Buffer> {
  const background = brand.colours[brand.logo.icon_ground]
  const mark = await icon(Math.round(size * share))
  return await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An .ico file: a header, then one PNG. */
export async function ico(size: number): Promise<Buffer> {
  const png = await icon(size)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
