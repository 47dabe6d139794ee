/** Appends bits, lowest first, as deflate requires. */
class BitWriter {
  private bytes = new Uint8Array(4096)
  private length = 0
  private buffer = 0
  private count = 0

  write(value: number, width: number): void {
    this.buffer |= value << this.count
    this.count += width
    while (this.count >= 8) {
      this.push(this.buffer & 0xff)
      this.buffer >>>= 8
      this.count -= 8
    }
  }

  finish(): Uint8Array {
    if (this.count > 0) this.push(this.buffer & 0xff)
    return this.bytes.slice(0, this.length)
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.bytes[this.length] = byte
    this.length += 1
  }
}

/** Huffman codes are stored highest bit first, everything else lowest first. */
function reversed(code: number, width: number): number {
  let turned = 0
  for (let bit = 0; bit < width; bit += 1) turned |= ((code >> bit) & 1) << (width - 1 - bit)
  return turned
}

/** The fixed code of RFC 1951, 3.2.6, as [code, width] by symbol. */
const FIXED: readonly (readonly [number, number])[] = Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return [reversed(0x30 + symbol, 8), 8] as const
  if (symbol < 256) return [reversed(0x190 + symbol - 144, 9), 9] as const
  if (symbol < 280) return [reversed(symbol - 256, 7), 7] as const
  return [reversed(0xc0 + symbol - 280, 8), 8] as const
})

/** [first value, extra bits] of each length and distance symbol, RFC 1951, 3.2.5. */
function ladder(first: number, symbols: number, plain: number, step: number): [number, number][] {
  const rungs: [number, number][] = []
  let base = first
  for (let at = 0; at < symbols; at += 1) {
    const extra = at < plain ? 0 : Math.floor((at - plain) / step) + 1
    rungs.push([base, extra])
    base += 2 ** extra
  }
  return rungs
}
const LENGTHS = ladder(3, 28, 8, 4)
const DISTANCES = ladder(1, 30, 4, 2)

function rung(rungs: readonly [number, number][], value: number): [number, number, number] {
  let at = rungs.length - 1
  while (at > 0 && (rungs[at]?.[0] ?? 0) > value) at -= 1
  const [base, extra] = rungs[at] ?? [0, 0]
  return [at, value - base, extra]
}

function adler32(data: Uint8Array): number {
  let low = 1
  let high = 0
  for (const byte of data) {
    low = (low + byte) % 65521
    high = (high + low) % 65521
  }
  return ((high << 16) | low) >>> 0
}

const LONGEST = 257
const WORTH = 4

/**
 * Compresses `data` to a zlib stream. Looks for matches only at the given distances (a pixel, a row), which
 * is enough for flat drawings and keeps the encoder short and free of Node.
 */
export function zlib(data: Uint8Array, distances: readonly number[]): Uint8Array {
  const bits = new BitWriter()
  bits.write(0x78, 8)
  bits.write(0x01, 8)
  bits.write(1, 1)
  bits.write(1, 2)
  const symbol = (value: number) => {
    const [code, width] = FIXED[value] ?? [0, 0]
    bits.write(code, width)
  }
  let at = 0
  while (at < data.length) {
    let length = 0
    let distance = 0
    for (const candidate of distances) {
      if (candidate > at || candidate > 32768) continue
      let run = 0
      while (run < LONGEST && at + run < data.length && data[at + run] === data[at + run - candidate])
        run += 1
      if (run > length) {
        length = run
        distance = candidate
      }
    }
    if (length < WORTH) {
      symbol(data[at] ?? 0)
      at += 1
      continue
    }
    const [lengthCode, lengthRest, lengthExtra] = rung(LENGTHS, length)
    symbol(257 + lengthCode)
    bits.write(lengthRest, lengthExtra)
    const [distanceCode, distanceRest, distanceExtra] = rung(DISTANCES, distance)
    bits.write(reversed(distanceCode, 5), 5)
    bits.write(distanceRest, distanceExtra)
    at += length
  }
  symbol(256)
  const packed = bits.finish()
  const whole = new Uint8Array(packed.length + 4)
  whole.set(packed)
  new DataView(whole.buffer).setUint32(packed.length, adler32(data))
  return whole
}
