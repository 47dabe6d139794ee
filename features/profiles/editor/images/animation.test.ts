import { expect, test } from 'vitest'
import { isAnimated } from './animation'

const text = (value: string) => Array.from(value, (sign) => sign.charCodeAt(0))
/** Header with a colour table of two colours. */
const GIF = [...text('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
const LOOP = [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0]
const CONTROL = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
const FRAME_WITH_COLOURS = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 9, 9, 9, 8, 8, 8, 2, 2, 0x44, 1, 0]
const END = [0x3b]
const chunk = (type: string, ...data: number[]) => [0, 0, 0, data.length, ...text(type), ...data, 0, 0, 0, 0]
const PNG = [0x89, ...text('PNG'), 13, 10, 26, 10]
const webp = (flags: number) => [
  ...text('RIFF'),
  0,
  0,
  0,
  0,
  ...text('WEBPVP8X'),
  10,
  0,
  0,
  0,
  flags,
  0,
  0,
  0,
]

test.each([
  ['a GIF with one frame', [...GIF, ...LOOP, ...CONTROL, ...FRAME, ...END], false],
  ['a GIF with two frames', [...GIF, ...LOOP, ...CONTROL, ...FRAME, ...CONTROL, ...FRAME, ...END], true],
  ['frames with their own colours', [...GIF, ...FRAME_WITH_COLOURS, ...FRAME_WITH_COLOURS, ...END], true],
  ['a GIF that ends early', [...GIF, ...FRAME], false],
  ['a broken GIF', [...GIF, 7, 7, 7], false],
  ['a PNG', [...PNG, ...chunk('IHDR', 1), ...chunk('IDAT', 1)], false],
  ['an animated PNG', [...PNG, ...chunk('IHDR', 1), ...chunk('acTL', 1), ...chunk('IDAT', 1)], true],
  ['a WebP with transparency', webp(0x10), false],
  ['an animated WebP', webp(0x12), true],
  ['a simple WebP', [...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8 '), 1, 2, 3, 4, 2], false],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], false],
  ['nothing', [], false],
])('%s: %s', (_name, bytes, animated) => {
  expect(isAnimated(Uint8Array.from(bytes))).toBe(animated)
})
