import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** The method of small Apple devices, on which only a video itself can be in full screen. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** Shows a player in full screen, or leaves it. */
export function toggleFullScreen(root: HTMLElement, medium: HTMLMediaElement): void {
  if (document.fullscreenElement === root) document.exitFullscreen().catch(() => {})
  else if (document.fullscreenEnabled) root.requestFullscreen().catch(() => {})
  else (medium as AppleVideo).webkitEnterFullscreen?.()
}

/** True while `root` is shown in full screen. */
export const useFullScreen = (root: HTMLElement): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement === root)
