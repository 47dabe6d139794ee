import { useEffect, useState } from 'react'

/** False until what was rendered first has been painted: what is not needed for that comes after it. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
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
