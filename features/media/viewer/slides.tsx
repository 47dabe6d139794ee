import { useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { savesData } from '../save-data'
import type { MediaSupply } from '../open-media'
import { LastSlide } from './slide/last-slide'
import { Slide } from './slide/slide'
import { useSwipeDown } from './use-swipe-down'
import styles from './slides.module.css'

/** Scrolls to an attachment; call it after updating the index. `instant`: without animation. */
export interface SlidesHandle {
  show: (at: number, instant?: boolean) => void
}

interface Props {
  ref: Ref<SlidesHandle>
  media: readonly Media[]
  /** Language of a description. */
  langOf: (at: number) => string | null
  postOf: (at: number) => StatusId | undefined
  index: number
  /** Called when the user scrolled to another attachment. */
  onSeen: (at: number) => void
  onClose: () => void
  /** Set when the list continues after the last loaded attachment. */
  end?: { rest: MediaSupply['rest']; onMore: () => void } | undefined
}

/**
 * The media in a horizontal scroll container, so that the browser handles swiping in either text direction.
 * It does not scroll while an image is zoomed.
 */
export function Slides({ ref, media, langOf, postOf, index, onSeen, onClose, end }: Props) {
  const still = useReducedMotion()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [zoomed, setZoomed] = useState(false)
  /** Target of a scroll by key or button: slides passed on the way do not count as seen. */
  const going = useRef<number | null>(null)
  const swipe = useSwipeDown(onClose, !zoomed)

  const scrollTo = useCallback(
    (at: number, behavior: ScrollBehavior) => {
      going.current = at
      root?.children.item(at)?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
    },
    [root],
  )
  useImperativeHandle(
    ref,
    () => ({ show: (at, instant = still) => scrollTo(at, instant ? 'instant' : 'smooth') }),
    [scrollTo, still],
  )

  // The first slide is shown without animation.
  const first = useRef(index)
  const showFirst = useCallback((element: HTMLElement | null) => {
    element?.children.item(first.current)?.scrollIntoView({ behavior: 'instant', inline: 'center' })
    going.current = element ? first.current : null
    setRoot(element)
  }, [])

  const seen = (at: number) => {
    if (going.current === null) onSeen(at)
    else if (going.current === at) going.current = null
  }
  const stopSkipping = () => {
    going.current = null
  }
  return (
    <div
      className={styles.slides}
      data-held={zoomed || undefined}
      ref={showFirst}
      onTouchStart={stopSkipping}
      onWheel={stopSkipping}
      {...swipe}
    >
      {media.map((each, at) => (
        <Slide
          key={each.id}
          media={each}
          lang={langOf(at)}
          statusId={postOf(at)}
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
        // Remounted whenever there are more slides, because browsers keep the snap position on the same element.
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
