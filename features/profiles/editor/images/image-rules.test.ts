import { expect, test } from 'vitest'
import { acceptedTypes, chosenRefusal, isOwnImage, sendRefusal } from './image-rules'

const SIZE = { width: 100, height: 100 }
const LIMITS = { mimeTypes: ['image/png', 'image/gif', 'video/mp4'], imageBytes: 1000, imagePixels: 20_000 }

test.each([
  [['image/png', 'video/mp4'], ['image/png']],
  [[], ['image/jpeg', 'image/png', 'image/gif', 'image/webp']],
  [['video/mp4'], ['image/jpeg', 'image/png', 'image/gif', 'image/webp']],
])('of %j the types %j are accepted', (mimeTypes, accepted) => {
  expect(acceptedTypes(mimeTypes)).toEqual(accepted)
})

test.each([
  ['a text', { type: 'text/plain', size: 5 }, null, 'type'],
  ['a file without type', { type: '', size: 5 }, null, 'type'],
  ['an empty image', { type: 'image/png', size: 0 }, null, 'empty'],
  ['a broken image', { type: 'image/png', size: 5 }, null, 'unreadable'],
  ['an image without size', { type: 'image/png', size: 5 }, { width: 0, height: 4 }, 'unreadable'],
  ['an image that only the browser knows', { type: 'image/avif', size: 5 }, SIZE, undefined],
])('the choice of %s', (_name, file, size, reason) => {
  expect(chosenRefusal(file, size)?.reason).toBe(reason)
})

test.each([
  ['an accepted image', { type: 'image/gif', size: 1000 }, SIZE, null],
  ['another type', { type: 'image/webp', size: 1 }, SIZE, { reason: 'type' }],
  ['too many bytes', { type: 'image/gif', size: 1001 }, SIZE, { reason: 'bytes', limit: 1000 }],
  [
    'too many pixels',
    { type: 'image/gif', size: 1 },
    { width: 201, height: 100 },
    { reason: 'pixels', limit: 20_000 },
  ],
])('sending %s without cropping', (_name, file, size, refusal) => {
  expect(sendRefusal(file, size, LIMITS)).toEqual(refusal)
})

test.each([
  ['', false],
  ['https://a.example/avatars/original/missing.png', false],
  ['https://a.example/assets/default_avatars/GoToSocial_icon1.webp', false],
  ['https://a.example/images/avi.png', false],
  ['https://a.example/media/avatars/1.png', true],
  ['https://a.example/media/missing.png/1.png', true],
])('the image %j is the choice of the user: %s', (address, isOwn) => {
  expect(isOwnImage(address)).toBe(isOwn)
})
