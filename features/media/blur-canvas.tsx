import { isBlurhashValid } from 'blurhash'
import { BlurhashCanvas } from 'react-blurhash'

/** Pixels a hash is drawn with along each side: its few colours need no more. */
const SIDE = 16

let canDraw: boolean | undefined

/** Whether there is a canvas to draw on: a browser may be out of memory for it, or have it switched off. */
function hasCanvas(): boolean {
  canDraw ??= document.createElement('canvas').getContext('2d') !== null
  return canDraw
}

export interface BlurProps {
  hash: string
  className?: string | undefined
}

/** The colours of a picture before it is there, or in place of one that is hidden; a broken hash leaves the ground as it is. */
export function BlurCanvas({ hash, className }: BlurProps) {
  if (!isBlurhashValid(hash).result || !hasCanvas()) return null
  return <BlurhashCanvas hash={hash} width={SIDE} height={SIDE} className={className} aria-hidden />
}
