const signature = '89504e470d0a1a0a'

/** How large a PNG is, in pixels. Throws an Error where the bytes are none. */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.subarray(0, 8).toString('hex') !== signature) throw new Error('The bytes are no PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
