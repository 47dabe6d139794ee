import { encode } from 'blurhash'
import { createRandom } from '../random'
import { Painter } from './painter'
import { encodePng } from './png'
import { SCENES, type SceneName } from './scenes'

/** A drawn picture: the metadata of a post, without the bytes. */
export interface Picture {
  /** Unique; also its file name without extension. */
  name: string
  scene: SceneName
  width: number
  height: number
  /** Focal point, −1 to 1 on both axes, up is positive. */
  focus: { x: number; y: number }
}

const SHAPES: readonly (readonly [number, number])[] = [
  [400, 300],
  [400, 300],
  [300, 400],
  [320, 320],
  [480, 180],
  [400, 225],
  [180, 480],
]

const PER_SCENE = 3

/** All pictures in fixed order: three per motif, from panorama to portrait. */
export const PICTURES: readonly Picture[] = (Object.keys(SCENES) as SceneName[]).flatMap((scene, motif) =>
  Array.from({ length: PER_SCENE }, (_, turn) => {
    const [width, height] = SHAPES[(motif * 3 + turn) % SHAPES.length] ?? [400, 300]
    const sideways = scene === 'bird' ? 0.1 : 0
    return {
      name: `${scene}-${turn + 1}`,
      scene,
      width,
      height,
      focus: { x: turn % 3 === 0 ? sideways : turn % 3 === 1 ? 0.35 : -0.35, y: turn % 2 === 0 ? 0 : 0.25 },
    }
  }),
)

const BY_NAME = new Map(PICTURES.map((picture) => [picture.name, picture]))

/** Returns the picture with this name. */
export function pictureNamed(name: string): Picture | undefined {
  return BY_NAME.get(name)
}

function paint(picture: Picture, width: number, height: number): Painter {
  const painter = new Painter(width, height)
  SCENES[picture.scene](painter, createRandom(`picture ${picture.name}`))
  return painter
}

/** Returns the size of its preview: at most 240 px on the long side. */
function previewSize(picture: Picture): { width: number; height: number } {
  const scale = 240 / Math.max(picture.width, picture.height)
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
}

/** Encodes it as PNG, in full size or as preview. */
export function picturePng(picture: Picture, preview = false): Uint8Array {
  const { width, height } = preview ? previewSize(picture) : picture
  return encodePng(width, height, paint(picture, width, height).pixels)
}

const hashes = new Map<string, string>()

/** Returns its blurhash, from the same drawing in low resolution. */
export function pictureBlurhash(picture: Picture): string {
  let hash = hashes.get(picture.name)
  if (hash === undefined) {
    const scale = 18 / Math.max(picture.width, picture.height)
    const width = Math.max(6, Math.round(picture.width * scale))
    const height = Math.max(6, Math.round(picture.height * scale))
    hash = encode(paint(picture, width, height).pixels, width, height, 4, 3)
    hashes.set(picture.name, hash)
  }
  return hash
}
