import { decode, isBlurhashValid } from 'blurhash'
import { useLayoutEffect, useRef } from 'react'

/** Pixels a hash is drawn with along each side: its few colours need no more. */
const SIDE = 32

/** Draws a hash; one off the wire that is broken, or a browser out of canvas memory, leaves the ground as it is. */
function draw(canvas: HTMLCanvasElement, hash: string) {
  const context = canvas.getContext('2d')
  if (!context || !isBlurhashValid(hash).result) return
  const image = context.createImageData(SIDE, SIDE)
  image.data.set(decode(hash, SIDE, SIDE))
  context.putImageData(image, 0, 0)
}

/** The colours of a picture before it is there, or in place of one that is hidden. */
export function Blur({ hash, className }: { hash: string; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, hash)
  }, [hash])
  return <canvas ref={canvas} width={SIDE} height={SIDE} className={className} aria-hidden />
}
