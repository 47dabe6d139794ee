import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** How long the pointer rests before the card comes, and how long it may be away on its way to the card, ms. */
const COME_MS = 500
const GO_MS = 250

interface Hovered {
  anchor: HTMLElement
}

/** The intention of a resting pointer over one of several elements that share a card. Touch has none. */
export function useHover(preload: () => void) {
  const [shown, setShown] = useState<Hovered | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    setShown(null)
  }
  return {
    anchor: shown?.anchor ?? null,
    hide,
    /** For what brings the card. */
    trigger: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return
        preload()
        const anchor = event.currentTarget
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setShown({ anchor }), COME_MS)
      },
      onPointerLeave: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setShown(null), GO_MS)
      },
      // A press goes where the link goes.
      onPointerDown: hide,
    },
    /** For the card, which stays while the pointer is over it. */
    card: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => {
        timer.current = setTimeout(() => setShown(null), GO_MS)
      },
    },
  }
}
