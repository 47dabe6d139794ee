import { createElement } from 'react'
import { useHeldPart } from '@/lib/hooks/use-held-part'
import { whenShown } from '@/lib/util/first-screen'
import { heldPart } from '@/lib/util/held-part'
import type { BlurProps } from './blur-canvas'

const canvas = heldPart(async () => (await import('./blur-canvas')).BlurCanvas)

/** The blurhash of a picture that is loading or hidden; its code loads after the first screen. */
export function Blur(props: BlurProps) {
  const Canvas = useHeldPart(canvas, whenShown, true)
  return Canvas && createElement(Canvas, props)
}
