import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { percent, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { pressOf } from '@/lib/shortcuts/keys'
import { announce } from '@/lib/ui/announce/announce'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { descriptionOf, fileName, fullUrlOf } from '../../sources'
import { mutedOrNot, stepped, volumeStore, withLevel, type Volume } from '../volume'
import { showInSystem } from './media-session'
import { actionOfPress, type PlayerAction, type PlayerPlace } from './player-keys'
import { messages } from './player-messages'
import { clockTime, frameRateOf } from './player-time'
import { toggleFullScreen } from './use-full-screen'
import { useMediumState, type MediumState } from './use-medium-state'

export interface PlayerProps {
  medium: HTMLMediaElement
  /** The element around the medium and its controls; keys work inside. */
  root: HTMLElement
  media: Media
  statusId: StatusId | undefined
}

export interface Player {
  readonly medium: HTMLMediaElement
  readonly state: MediumState
  readonly volume: Volume
  /** The text about the last key, shown for a moment; '' for none. */
  readonly hint: string
  readonly run: (action: PlayerAction) => void
  readonly seek: (time: number) => void
}

/** How long the effect of a key is shown, in ms. */
const HINT_TIME = 1000

/** Moves to a time between the start and the end, if that is known. */
function seekWithin(medium: HTMLMediaElement, time: number, duration: number): void {
  const end = Number.isFinite(duration) ? duration : Infinity
  medium.currentTime = Math.min(end, Math.max(0, time))
}

function placeOf(target: EventTarget | null): PlayerPlace {
  if (!(target instanceof HTMLElement)) return 'player'
  const { slider } = target.dataset
  if (slider === 'position' || slider === 'volume') return slider
  if (target instanceof HTMLSelectElement) return 'choice'
  return target instanceof HTMLButtonElement ? 'button' : 'player'
}

/** Connects a medium to its keys, the remembered volume, and the system. */
export function usePlayer({ medium, root, media, statusId }: PlayerProps): Player {
  const intl = useIntl()
  const { cache } = useRuntime()
  const kind = media.type === 'audio' ? 'audio' : 'video'
  const state = useMediumState(medium, media.meta?.original?.duration ?? null)
  const volume = useSyncExternalStore(volumeStore.subscribe, volumeStore.get)
  const [hint, setHint] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const title = useStableCallback(() => {
    const author = statusId && cache.read('status', statusId)?.account
    const { display_name: name = '', acct = '' } = (author && cache.read('account', author)) || {}
    return {
      title: descriptionOf(media) || fileName(fullUrlOf(media) ?? ''),
      artist: name || acct,
      artwork: media.preview_url,
    }
  })
  useEffect(() => showInSystem(medium, title), [medium, title])

  const seek = (time: number) => seekWithin(medium, time, state.duration)
  const run = (action: PlayerAction) => {
    switch (action.do) {
      case 'play':
        if (medium.paused) medium.play().catch(() => {})
        else medium.pause()
        break
      case 'mute':
        volumeStore.set(mutedOrNot)
        break
      case 'volume':
        volumeStore.set((before) => stepped(before, action.by))
        break
      case 'level':
        volumeStore.set(withLevel(action.to))
        break
      case 'seek':
        seek(medium.currentTime + action.by)
        break
      case 'frame':
        medium.pause()
        seek(medium.currentTime + action.by / frameRateOf(media.meta?.original?.frame_rate))
        break
      case 'fullscreen':
      case 'leave':
        toggleFullScreen(root, medium)
        break
    }
  }
  /** Shows the effect of a key, and reads it out unless the focused slider does. */
  const tell = (action: PlayerAction, place: PlayerPlace) => {
    if (action.do === 'play' || action.do === 'fullscreen' || action.do === 'leave') return
    const { level, muted } = volumeStore.get()
    const isMove = action.do === 'seek' || action.do === 'frame'
    const text = isMove
      ? clockTime(medium.currentTime)
      : intl.formatMessage(messages.volumeNow, { percent: percent(intl, muted ? 0 : level, 1) })
    setHint(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHint(''), HINT_TIME)
    if (place !== 'position' && place !== 'volume') announce(text)
  }
  useEventListener(root, 'keydown', (event) => {
    const press = pressOf(event)
    const place = placeOf(event.target)
    const action = press === null ? null : actionOfPress(press, kind, place)
    if (!action || (action.do === 'leave' && document.fullscreenElement !== root)) return
    event.preventDefault()
    event.stopPropagation()
    const isSwitch = action.do === 'play' || action.do === 'mute' || action.do === 'fullscreen'
    if (event.repeat && isSwitch) return
    run(action)
    tell(action, place)
  })
  return { medium, state, volume, hint, run, seek }
}
