import { isBlurhashValid } from 'blurhash'
import { BlurhashCanvas } from 'react-blurhash'

/** Pixels per side of a decoded hash; its few colours need no more. */
const SIDE = 16

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

/** Draws the blurhash of a picture that is loading or hidden; nothing for an invalid hash. */
export function BlurCanvas({ hash, className }: BlurProps) {
  if (!isBlurhashValid(hash).result || !hasCanvas()) return null
  return <BlurhashCanvas hash={hash} width={SIDE} height={SIDE} className={className} aria-hidden />
}
