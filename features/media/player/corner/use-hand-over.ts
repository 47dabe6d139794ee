import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isMobileWindow } from '@/lib/hooks/use-layout'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { keyWithin, useRuntime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { getHandedOver, handOver, onHandOver, takeReturned, type Continuation } from './hand-over'

interface Options {
  medium: HTMLVideoElement | null
  media: Media
  lang: string | null
  /** The post to return to; undefined for a video that only pauses when it leaves the view. */
  statusId: StatusId | undefined
  onReturn: (from: Continuation) => void
}

/**
 * Moves a playing video to the corner of the window when it is scrolled out of view, and back. In small windows it
 * only pauses, and a video in a window of the browser stays there. Call `see` when it enters or leaves the view.
 */
export function useHandOver({ medium, media, lang, statusId, onReturn }: Options) {
  const { identity } = useRuntime()
  const key = statusId === undefined ? null : keyWithin(identity, `${statusId}/${media.id}`)
  const isAway = useSyncExternalStore(onHandOver, () => key !== null && getHandedOver()?.key === key)
  const isInView = useRef(false)
  const takeOver = useStableCallback(() => {
    const from = key !== null && medium && isInView.current ? takeReturned(key) : null
    if (from) onReturn(from)
  })
  useEffect(() => onHandOver(takeOver), [takeOver])
  const see = (inView: boolean) => {
    isInView.current = inView
    if (inView) {
      takeOver()
      return
    }
    if (!medium || medium.paused || medium === document.pictureInPictureElement) return
    medium.pause()
    if (key === null || statusId === undefined || isMobileWindow()) return
    const { currentTime: time, playbackRate: rate } = medium
    handOver({ key, identityKey: identity.key, statusId, media, lang, time, rate })
  }
  return { isAway, see, key }
}
