import { useEffect, useState } from 'react'
import { useIsUnseen } from '@/lib/ui/popover/opening'

/**
 * False until what was rendered first has been painted: what is not needed for that comes after it. True at once where
 * nobody sees it yet.
 */
export function useDrawn(): boolean {
  const unseen = useIsUnseen()
  const [drawn, setDrawn] = useState(unseen)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A task that a frame leaves behind runs after its paint.
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
