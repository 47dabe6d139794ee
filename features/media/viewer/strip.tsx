import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import type { Media } from '@/schemas/media'
import { savesData } from '../saving'
import type { MediaSupply } from '../open-media'
import { LastSlide } from './last-slide'
import { Slide } from './slide'
import { useSwipeDown } from './use-swipe-down'
import styles from './strip.module.css'

/** Scrolls to a medium; call it after updating the index. `atOnce`: without animation. */
export interface StripHandle {
  show: (at: number, atOnce?: boolean) => void
}

interface Props {
  ref: Ref<StripHandle>
  media: readonly Media[]
  /** Language of a description. */
  langOf: (at: number) => string | null
  index: number
  /** Called when the user scrolled to another medium. */
  onSeen: (at: number) => void
  onClose: () => void
  /** The list continues after the last loaded medium. */
  end?: { rest: MediaSupply['rest']; onMore: () => void } | undefined
}

/**
 * The media in a horizontal scroll container, so that the browser handles swiping in either text direction.
 * It does not scroll while a picture is zoomed.
 */
export function Strip({ ref, media, langOf, index, onSeen, onClose, end }: Props) {
  const still = useReducedMotion()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [zoomed, setZoomed] = useState(false)
  /** Target of a turn by key or button: slides passed on the way do not count as seen. */
  const going = useRef<number | null>(null)
  const swipe = useSwipeDown(onClose, !zoomed)

  const turn = useCallback(
    (at: number, behavior: ScrollBehavior) => {
      going.current = at
      root?.children.item(at)?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
    },
    [root],
  )
  useImperativeHandle(
    ref,
    () => ({ show: (at, atOnce = still) => turn(at, atOnce ? 'instant' : 'smooth') }),
    [turn, still],
  )

  // The first one is shown without animation.
  const first = useRef(index)
  const take = useCallback((element: HTMLElement | null) => {
    element?.children.item(first.current)?.scrollIntoView({ behavior: 'instant', inline: 'center' })
    going.current = element ? first.current : null
    setRoot(element)
  }, [])

  const seen = (at: number) => {
    if (going.current === null) onSeen(at)
    else if (going.current === at) going.current = null
  }
  const free = () => {
    going.current = null
  }
  return (
    <div
      className={styles.strip}
      data-held={zoomed || undefined}
      ref={take}
      onTouchStart={free}
      onWheel={free}
      {...swipe}
    >
      {media.map((each, at) => (
        <Slide
          key={each.id}
          media={each}
          lang={langOf(at)}
          at={at}
          count={media.length}
          active={at === index}
          near={Math.abs(at - index) <= 1}
          whole={at === index || !savesData()}
          root={root}
          onSeen={seen}
          onZoomed={setZoomed}
        />
      ))}
      {end && (
        // Remounted whenever there are more, because browsers keep their snap position on the same element.
        <LastSlide
          key={`end ${media.length}`}
          {...end}
          at={media.length}
          active={index >= media.length}
          root={root}
          onSeen={seen}
        />
      )}
    </div>
  )
}
