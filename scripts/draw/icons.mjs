// Draws app/icon.svg into the icons that browsers, phones and search engines ask for: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const svg = readFileSync('app/icon.svg', 'utf8')
const ground = { r: 15, g: 92, b: 76, alpha: 1 }

const icon = (size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

// A phone may cut a maskable icon to a circle of four fifths, and fills an apple-icon's corners with black.
async function onGround(size, share) {
  const inner = Math.round(size * share)
  const mark = await icon(inner)
  return await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

// An .ico file is a table of contents before one PNG.
async function ico(size) {
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

writeFileSync('public/icon-192.png', await icon(192))
writeFileSync('public/icon-512.png', await icon(512))
writeFileSync('public/icon-maskable.png', await onGround(512, 0.8))
writeFileSync('app/apple-icon.png', await onGround(180, 1))
writeFileSync('app/favicon.ico', await ico(32))
