import { useEffect, useState } from 'react'

/** Returns the text tracks of a video that are captions or subtitles. */
const captionsOf = (video: HTMLVideoElement): TextTrack[] =>
  Array.from(video.textTracks ?? []).filter(({ kind }) => kind === 'captions' || kind === 'subtitles')

function showFirst(tracks: readonly TextTrack[], isOn: boolean): void {
  for (const [at, track] of tracks.entries()) track.mode = isOn && at === 0 ? 'showing' : 'hidden'
}

/** Returns whether a video has captions, and shows its first ones while `isOn`. */
export function useCaptions(video: HTMLVideoElement, isOn: boolean): boolean {
  const [tracks, setTracks] = useState(() => captionsOf(video))
  useEffect(() => {
    const { textTracks } = video
    const update = () => setTracks(captionsOf(video))
    textTracks?.addEventListener?.('addtrack', update)
    textTracks?.addEventListener?.('removetrack', update)
    return () => {
      textTracks?.removeEventListener?.('addtrack', update)
      textTracks?.removeEventListener?.('removetrack', update)
    }
  }, [video])
  useEffect(() => showFirst(tracks, isOn), [tracks, isOn])
  return tracks.length > 0
}
