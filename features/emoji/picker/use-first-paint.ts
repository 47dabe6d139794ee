import { useEffect, useState } from 'react'
import { useIsPopupHidden } from '@/lib/ui/popover/opening'

/** False until the first render was painted, to delay the rest. True from the start in a closed popover. */
export function useFirstPaint(): boolean {
  const unseen = useIsPopupHidden()
  const [drawn, setDrawn] = useState(unseen)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A task queued in an animation frame runs after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return drawn
}
