const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Compresses palette indexes with GIF's LZW, codes up to 12 bits. */
function lzw(indices: Uint8Array, width: number): Uint8Array {
  const clear = 1 << width
  const bytes: number[] = []
  let buffer = 0
  let count = 0
  let size = width + 1
  const emit = (code: number) => {
    buffer |= code << count
    count += size
    while (count >= 8) {
      bytes.push(buffer & 0xff)
      buffer >>>= 8
      count -= 8
    }
  }
  let table = new Map<number, number>()
  let free = clear + 2
  emit(clear)
  let prefix = indices[0] ?? 0
  for (let at = 1; at < indices.length; at += 1) {
    const next = indices[at] ?? 0
    const key = prefix * 256 + next
    const known = table.get(key)
    if (known !== undefined) {
      prefix = known
      continue
    }
    emit(prefix)
    if (free === 4096) {
      emit(clear)
      table = new Map()
      free = clear + 2
      size = width + 1
    } else {
      table.set(key, free)
      if (free === 1 << size) size += 1
      free += 1
    }
    prefix = next
  }
  emit(prefix)
  emit(clear + 1)
  if (count > 0) bytes.push(buffer & 0xff)
  return Uint8Array.from(bytes)
}

/** Colours are rounded to 6 levels per channel, enough for flat shapes; index 216 is transparent. */
function index(pixels: Uint8ClampedArray, at: number): number {
  if ((pixels[at + 3] ?? 0) < 128) return 216
  const level = (value: number | undefined) => Math.round((value ?? 0) / 51)
  return level(pixels[at]) * 36 + level(pixels[at + 1]) * 6 + level(pixels[at + 2])
}

/**
 * Encodes a GIF that loops forever. `frames` are RGBA pixels of the same size, `delay` is in hundredths of a
 * second.
 */
export function encodeGif(
  width: number,
  height: number,
  frames: readonly Uint8ClampedArray[],
  delay: number,
): Uint8Array {
  const out: number[] = ascii('GIF89a')
  const short = (value: number) => out.push(value & 0xff, value >> 8)
  short(width)
  short(height)
  out.push(0xf7, 0, 0)
  for (let color = 0; color < 256; color += 1) {
    const solid = color < 216
    out.push(
      solid ? Math.floor(color / 36) * 51 : 0,
      solid ? (Math.floor(color / 6) % 6) * 51 : 0,
      solid ? (color % 6) * 51 : 0,
    )
  }
  out.push(0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0)
  for (const pixels of frames) {
    out.push(0x21, 0xf9, 4, 0x09)
    short(delay)
    out.push(216, 0, 0x2c, 0, 0, 0, 0)
    short(width)
    short(height)
    out.push(0, 8)
    const indices = new Uint8Array(width * height)
    for (let at = 0; at < indices.length; at += 1) indices[at] = index(pixels, at * 4)
    const packed = lzw(indices, 8)
    for (let at = 0; at < packed.length; at += 255) {
      const block = packed.subarray(at, at + 255)
      out.push(block.length, ...block)
    }
    out.push(0)
  }
  out.push(0x3b)
  return Uint8Array.from(out)
}
