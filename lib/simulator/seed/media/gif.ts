const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** Number of levels per channel of the palette, enough for flat shapes, and the difference between two. */
const LEVELS = 6
const LEVEL_STEP = 255 / (LEVELS - 1)
/** Index of the transparent colour, after all others. */
const TRANSPARENT = LEVELS ** 3
/** Bits of a palette index: 256 colours. */
const INDEX_BITS = 8
/** GIF allows codes of up to 12 bits. */
const MAX_CODES = 1 << 12
/** Maximum number of bytes of a block of data. */
const MAX_BLOCK = 255

/** Compresses palette indexes as GIF does (LZW). Codes begin with `minCodeSize` bits plus one. */
function lzw(indices: Uint8Array, minCodeSize: number): Uint8Array {
  const clear = 1 << minCodeSize
  const bytes: number[] = []
  let buffer = 0
  let count = 0
  let size = minCodeSize + 1
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
    if (free === MAX_CODES) {
      emit(clear)
      table = new Map()
      free = clear + 2
      size = minCodeSize + 1
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

/** Returns the palette index of the nearest colour to a pixel; `at` is the position of its first channel. */
function paletteIndex(pixels: Uint8ClampedArray, at: number): number {
  if ((pixels[at + 3] ?? 0) < 128) return TRANSPARENT
  const level = (value: number | undefined) => Math.round((value ?? 0) / LEVEL_STEP)
  return (level(pixels[at]) * LEVELS + level(pixels[at + 1])) * LEVELS + level(pixels[at + 2])
}

/** Returns the bytes of the palette: red, green and blue of each index, then black up to 256 colours. */
const palette = (): number[] =>
  Array.from({ length: 1 << INDEX_BITS }, (_, index) => {
    if (index >= TRANSPARENT) return [0, 0, 0]
    const levels = [Math.floor(index / LEVELS ** 2), Math.floor(index / LEVELS) % LEVELS, index % LEVELS]
    return levels.map((level) => level * LEVEL_STEP)
  }).flat()

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
  // A palette of 256 colours for all frames.
  out.push(0xf7, 0, 0, ...palette())
  // Repeats without end.
  out.push(0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0)
  for (const pixels of frames) {
    // How long the frame is shown, and that it is cleared before the next.
    out.push(0x21, 0xf9, 4, 0x09)
    short(delay)
    // The frame itself, at the top left.
    out.push(TRANSPARENT, 0, 0x2c, 0, 0, 0, 0)
    short(width)
    short(height)
    out.push(0, INDEX_BITS)
    const indices = new Uint8Array(width * height)
    for (let at = 0; at < indices.length; at += 1) indices[at] = paletteIndex(pixels, at * 4)
    const packed = lzw(indices, INDEX_BITS)
    for (let at = 0; at < packed.length; at += MAX_BLOCK) {
      const block = packed.subarray(at, at + MAX_BLOCK)
      out.push(block.length, ...block)
    }
    out.push(0)
  }
  out.push(0x3b)
  return Uint8Array.from(out)
}
