import birdJpg from './files/bird.jpg?inline'
import birdMp4 from './files/bird.mp4?inline'
import catJpg from './files/cat.jpg?inline'
import catMp4 from './files/cat.mp4?inline'
import flowerWebp from './files/flower.webp?inline'
import melodyMp3 from './files/melody.mp3?inline'
import melodyOgg from './files/melody.ogg?inline'
import mountainsJpg from './files/mountains.jpg?inline'
import seaJpg from './files/sea.jpg?inline'
import seaWebm from './files/sea.webm?inline'
import trainJpg from './files/train.jpg?inline'
import trainMp4 from './files/train.mp4?inline'
import { encodeWav } from './wav'

/** Files too complex to draw; inlined by the bundler, so that no file system is needed. */
const INLINED: Readonly<Record<string, string>> = {
  'bird.jpg': birdJpg,
  'bird.mp4': birdMp4,
  'cat.jpg': catJpg,
  'cat.mp4': catMp4,
  'flower.webp': flowerWebp,
  'melody.mp3': melodyMp3,
  'melody.ogg': melodyOgg,
  'mountains.jpg': mountainsJpg,
  'sea.jpg': seaJpg,
  'sea.webm': seaWebm,
  'train.jpg': trainJpg,
  'train.mp4': trainMp4,
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** Names of all clips. */
export const CLIP_NAMES: readonly string[] = [...Object.keys(INLINED), 'chime.wav']

/** Returns a clip by file name. */
export function clipFile(name: string): { type: string; bytes: Uint8Array } | null {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  if (name === 'chime.wav') return { type, bytes: encodeWav([523, 659, 784, 1047, 784, 0, 659, 523]) }
  const inlined = Object.hasOwn(INLINED, name) ? INLINED[name] : undefined
  if (inlined === undefined) return null
  const packed = atob(inlined.slice(inlined.indexOf(',') + 1))
  return { type, bytes: Uint8Array.from(packed, (letter) => letter.charCodeAt(0)) }
}

/** Metadata of the clips. Durations in seconds, bit rates in bits per second. */
export const CLIPS = {
  loops: [
    {
      file: 'bird.mp4',
      preview: 'bird.jpg',
      width: 240,
      height: 180,
      duration: 3,
      bitrate: 16_554,
      blurhash: 'LMPitW-n}s-.#MxGoLNG}ZWV5kWB',
    },
    {
      file: 'cat.mp4',
      preview: 'cat.jpg',
      width: 180,
      height: 240,
      duration: 3,
      bitrate: 14_176,
      blurhash: 'LEP5$+?Ijt?I}woMfQoM4nWBfQWB',
    },
  ],
  videos: [
    {
      file: 'train.mp4',
      mime: 'video/mp4',
      preview: 'train.jpg',
      width: 320,
      height: 180,
      duration: 5,
      bitrate: 46_555,
      blurhash: 'L5Ax[8NMVH8}00tQpG.6.iaeWBWB',
    },
    {
      file: 'sea.webm',
      mime: 'video/webm',
      preview: 'sea.jpg',
      width: 320,
      height: 180,
      duration: 4.008,
      bitrate: 25_806,
      blurhash: 'LHECnH4?Ip~U~VR,WDxZ04--xZ9c',
    },
  ],
  sounds: [
    { file: 'melody.mp3', mime: 'audio/mpeg', duration: 4.896, bitrate: 24_073 },
    { file: 'melody.ogg', mime: 'audio/ogg', duration: 4.8, bitrate: 16_408 },
    { file: 'chime.wav', mime: 'audio/wav', duration: 1.6, bitrate: 64_000 },
  ],
  photos: [
    {
      file: 'mountains.jpg',
      mime: 'image/jpeg',
      width: 480,
      height: 180,
      blurhash: 'L34Vg_adkXt9yGt9V@j]8wogadV@',
    },
    {
      file: 'flower.webp',
      mime: 'image/webp',
      width: 400,
      height: 300,
      blurhash: 'LUIsUBbysm%J~pbJayocx[t1W=R:',
    },
  ],
} as const
