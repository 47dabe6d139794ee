import { isBlurhashValid } from 'blurhash'
import { BlurhashCanvas } from 'react-blurhash'

/** Pixels per side of a decoded hash; its few colours need no more. */
const CANVAS_SIZE = 16

let canDraw: boolean | undefined

/** False where canvas is disabled or out of memory. */
function hasCanvas(): boolean {
  canDraw ??= document.createElement('canvas').getContext('2d') !== null
  return canDraw
}

export interface BlurProps {
  hash: string
  className?: string | undefined
}

/** Draws the blurhash of an image that is loading or hidden; nothing for an invalid hash. */
export function BlurCanvas({ hash, className }: BlurProps) {
  if (!isBlurhashValid(hash).result || !hasCanvas()) return null
  return (
    <BlurhashCanvas hash={hash} width={CANVAS_SIZE} height={CANVAS_SIZE} className={className} aria-hidden />
  )
}
