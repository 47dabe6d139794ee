// @vitest-environment node
import { decode } from 'blurhash'
import { describe, expect, it } from 'vitest'
import { inflateSync } from 'node:zlib'
import { seedFile } from '../files'
import { createRandom } from '../random'
import { CLIP_NAMES, CLIPS } from './clips'
import { zlib } from './deflate'
import { PICTURES, pictureBlurhash } from './pictures'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

describe('drawn and inlined files', () => {
  it('total at most 600 KB', () => {
    const paths = [
      ...PICTURES.map((picture) => `/media/pictures/${picture.name}.png`),
      ...CLIP_NAMES.map((name) => `/media/clips/${name}`),
    ]
    const sizes = paths.map((path) => seedFile(path)?.bytes.length ?? Number.NaN)
    expect(sizes.every((size) => size > 100 && size < 60_000)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600 * 1024)
  })

  it('have the content of their type', () => {
    const signature = (path: string) => {
      const file = seedFile(path)
      return [file?.type, file && text(file.bytes, 0, 4), file && text(file.bytes, 4, 8)]
    }
    expect(signature('/media/pictures/cat-1.png').slice(0, 2)).toEqual(['image/png', '\u0089PNG'])
    expect(signature('/media/avatars/anybody.png')[0]).toBe('image/png')
    expect(signature('/media/avatars/anybody.gif').slice(0, 2)).toEqual(['image/gif', 'GIF8'])
    expect(signature('/media/clips/train.mp4').slice(0, 3).toSpliced(1, 1)).toEqual(['video/mp4', 'ftyp'])
    expect(signature('/media/clips/sea.webm').slice(0, 2)).toEqual(['video/webm', '\u001aE\u00df\u00a3'])
    expect(signature('/media/clips/melody.ogg').slice(0, 2)).toEqual(['audio/ogg', 'OggS'])
    expect(signature('/media/clips/chime.wav').slice(0, 2)).toEqual(['audio/wav', 'RIFF'])
    expect(signature('/media/clips/flower.webp').slice(0, 2)).toEqual(['image/webp', 'RIFF'])
  })

  it('are found with and without the media folder, and nothing else is', () => {
    expect(seedFile('thumbnail.png')).toEqual(seedFile('/media/thumbnail.png'))
    for (const path of [
      '/media/pictures/lost.png',
      '/media/pictures/../x.png',
      '/media/emoji/nope-1.png',
      '',
      '/media/clips/constructor.mp4',
    ]) {
      expect(seedFile(path)).toBeNull()
    }
  })

  it('give every account a different face, always the same', () => {
    const faces = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      seedFile(`/media/avatars/${name}-1.png`)?.bytes.join(),
    )
    expect(new Set(faces).size).toBe(faces.length)
  })

  it('have the size and colours of their records', () => {
    for (const picture of PICTURES.slice(0, 8)) {
      const bytes = seedFile(`/media/pictures/${picture.name}.png`)?.bytes ?? new Uint8Array(24)
      const view = new DataView(bytes.buffer, bytes.byteOffset)
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([picture.width, picture.height])
      expect(decode(pictureBlurhash(picture), 8, 8)).toHaveLength(256)
    }
    for (const { blurhash } of [...CLIPS.loops, ...CLIPS.videos, ...CLIPS.photos]) {
      expect(decode(blurhash, 4, 4)).toHaveLength(64)
    }
  })
})

describe('zlib', () => {
  it('creates streams others can read', () => {
    const random = createRandom('zlib')
    const samples = [
      new Uint8Array(0),
      Uint8Array.of(7),
      new Uint8Array(5000).fill(3),
      Uint8Array.from({ length: 3000 }, () => random.int(0, 255)),
      Uint8Array.from({ length: 9000 }, (_, at) => (at % 30 < 20 ? at % 30 : random.int(0, 3))),
    ]
    for (const sample of samples) {
      expect(Buffer.from(inflateSync(zlib(sample, [1, 3, 30, 4000])))).toEqual(Buffer.from(sample))
    }
  })
})
