import { describe, expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '@/features/instance'
import { canShrink, fileRefusal, fitPixels, typeAccepted, type FileFacts } from './file-rules'

const limits = {
  ...DEFAULT_LIMITS,
  media: 4,
  mimeTypes: ['image/jpeg', 'image/gif', 'video/mp4', 'audio/mpeg'],
  imageBytes: 1000,
  imagePixels: 10_000,
  videoBytes: 5000,
  videoPixels: 20_000,
}
const jpeg: FileFacts = { name: 'a.jpg', type: 'image/jpeg', size: 900, pixels: 9000 }
const film: FileFacts = { name: 'a.mp4', type: 'video/mp4', size: 4000, pixels: 20_000 }
const sound: FileFacts = { name: 'a.mp3', type: 'audio/mpeg', size: 4000, pixels: null }
const none = { files: [], poll: false, quote: false }
const images = (count: number) => ({ ...none, files: Array.from({ length: count }, () => jpeg) })

describe('a file is accepted or refused:', () => {
  test.each([
    ['an image', jpeg, none, null],
    ['a fourth image', jpeg, images(3), null],
    ['a fifth image', jpeg, images(4), { reason: 'count', limit: 4 }],
    ['a video', film, none, null],
    ['a video with an image', film, images(1), { reason: 'mixed' }],
    ['an image with an audio file', jpeg, { ...none, files: [sound] }, { reason: 'mixed' }],
    ['a file with a poll', jpeg, { ...none, poll: true }, { reason: 'poll' }],
    ['a file with a quote', jpeg, { ...none, quote: true }, { reason: 'quote' }],
    [
      'a type the server does not take',
      { ...jpeg, type: 'image/tiff' },
      none,
      { reason: 'type', type: 'image/tiff' },
    ],
    ['an unknown type', { ...jpeg, type: '' }, none, null],
    ['an empty file', { ...jpeg, size: 0 }, none, { reason: 'empty' }],
    ['an image with too many bytes', { ...jpeg, size: 1001 }, none, { reason: 'imageBytes', limit: 1000 }],
    [
      'an image with too many pixels',
      { ...jpeg, pixels: 10_001 },
      none,
      { reason: 'imagePixels', limit: 10_000 },
    ],
    ['a video with too many bytes', { ...film, size: 5001 }, none, { reason: 'videoBytes', limit: 5000 }],
    [
      'a video with too many pixels',
      { ...film, pixels: 20_001 },
      none,
      { reason: 'videoPixels', limit: 20_000 },
    ],
    [
      'an audio file with too many bytes',
      { ...sound, size: 5001 },
      none,
      { reason: 'videoBytes', limit: 5000 },
    ],
  ] as const)('%s', (_name, file, around, expected) => {
    expect(fileRefusal(file, around, limits)).toEqual(expected)
  })

  test('a server without limits accepts every file', () => {
    expect(
      fileRefusal({ ...jpeg, type: 'image/tiff', size: 9e9, pixels: 9e9 }, none, DEFAULT_LIMITS),
    ).toBeNull()
  })
})

test.each([
  ['image/jpeg', ['image/jpeg'], true],
  ['audio/ogg; codecs=opus', ['audio/ogg'], true],
  ['image/tiff', ['image/jpeg'], false],
  ['image/tiff', [], true],
  ['', ['image/jpeg'], true],
])('type %s against %j: %s', (type, list, expected) => {
  expect(typeAccepted(type, list)).toBe(expected)
})

test.each([
  ['image/jpeg', 'imageBytes', true],
  ['image/webp', 'imagePixels', true],
  ['image/gif', 'imageBytes', false],
  ['video/mp4', 'videoBytes', false],
] as const)('a smaller copy of %s over %s: %s', (type, reason, expected) => {
  expect(canShrink({ type }, { reason, limit: 1 })).toBe(expected)
})

test.each([
  [{ width: 100, height: 50 }, 5000, { width: 100, height: 50 }],
  [{ width: 200, height: 100 }, 5000, { width: 100, height: 50 }],
  [{ width: 100_000, height: 1 }, 10, { width: 1000, height: 1 }],
])('%j within %d pixels', (size, limit, expected) => {
  expect(fitPixels(size, limit)).toEqual(expected)
})
