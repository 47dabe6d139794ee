const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Bytes of a colour table by the flags before it; 0 without one. */
const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Returns the position after the data blocks that begin at `at`: each has its length, 0 ends them. */
function afterBlocks(bytes: Uint8Array, at: number): number {
  let position = at
  while ((bytes[position] ?? 0) > 0) position += (bytes[position] ?? 0) + 1
  return position + 1
}

/** True for GIFs with more than one frame. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  let at = 13 + colourTable(bytes[10] ?? 0)
  for (let frames = 0; at < bytes.length;) {
    const marker = bytes[at]
    if (marker === 0x21) at = afterBlocks(bytes, at + 2)
    else if (marker === 0x2c) {
      frames += 1
      if (frames > 1) return true
      // An image has its position and size, a colour table, one byte, and data blocks.
      at = afterBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0))
    } else return false
  }
  return false
}

/** True for PNGs with an animation control chunk, which comes before the image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const type = ascii(bytes, at + 4, 4)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/** True for the bytes of an animated GIF, PNG or WebP image. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (ascii(bytes, 0, 4) === 'GIF8') return isAnimatedGif(bytes)
  if (ascii(bytes, 1, 3) === 'PNG') return isAnimatedPng(bytes)
  // The extended header of WebP has a flag for animations.
  return ascii(bytes, 8, 8) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 2) !== 0
}
