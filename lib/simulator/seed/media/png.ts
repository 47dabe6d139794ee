import { zlib } from './deflate'

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = name.charCodeAt(at)
  bytes.set(body, 8)
  view.setUint32(8 + body.length, crc32(bytes.subarray(4, 8 + body.length)))
  return bytes
}

/** Joins byte arrays. */
function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Codes a row as differences to the left (1) or upper (2) pixels, whichever compresses better. */
function filterRow(row: Uint8ClampedArray, above: Uint8ClampedArray | null, step: number): Uint8Array {
  const left = new Uint8Array(row.length + 1)
  const up = new Uint8Array(row.length + 1)
  left[0] = 1
  up[0] = 2
  let leftNoise = 0
  let upNoise = 0
  for (let at = 0; at < row.length; at += 1) {
    const value = row[at] ?? 0
    const sub = (value - (at >= step ? (row[at - step] ?? 0) : 0)) & 0xff
    const over = (value - (above?.[at] ?? 0)) & 0xff
    left[at + 1] = sub
    up[at + 1] = over
    leftNoise += sub === 0 ? 0 : 1
    upNoise += over === 0 ? 0 : 1
  }
  return leftNoise <= upNoise ? left : up
}

/** Encodes RGBA pixels as PNG; without `alpha` the fourth channel is dropped. */
export function encodePng(
  width: number,
  height: number,
  pixels: Uint8ClampedArray,
  alpha = false,
): Uint8Array {
  const step = alpha ? 4 : 3
  let source = pixels
  if (!alpha) {
    source = new Uint8ClampedArray(width * height * 3)
    for (let at = 0, to = 0; at < pixels.length; at += 4, to += 3) {
      source[to] = pixels[at] ?? 0
      source[to + 1] = pixels[at + 1] ?? 0
      source[to + 2] = pixels[at + 2] ?? 0
    }
  }
  const stride = width * step
  const rows: Uint8Array[] = []
  for (let row = 0; row < height; row += 1) {
    const above = row > 0 ? source.subarray((row - 1) * stride, row * stride) : null
    rows.push(filterRow(source.subarray(row * stride, (row + 1) * stride), above, step))
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, alpha ? 6 : 2, 0, 0, 0], 8)
  return joinBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', zlib(joinBytes(rows), [1, step, stride + 1, stride + 1 - step, stride + 1 + step])),
    chunk('IEND', new Uint8Array(0)),
  ])
}
