import { useEffect, useRef, useState } from 'react'
import styles from './sliders.module.css'

/** The picture of a video at `time`; nothing until it is loaded, or when it cannot be. */
export function HoverPreview({ src, time }: { src: string; time: number }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setIsReady] = useState(false)
  /** The newest time asked for: a seek that is under way is not interrupted, or slow hosts would never show one. */
  const wanted = useRef(time)
  useEffect(() => {
    wanted.current = time
    if (video.current && !video.current.seeking) video.current.currentTime = time
  }, [time])
  return (
    <video
      ref={video}
      className={styles.preview}
      src={src}
      hidden={!isReady}
      muted
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = wanted.current
      }}
      onSeeked={({ currentTarget }) => {
        setIsReady(true)
        if (Math.abs(currentTarget.currentTime - wanted.current) > 0.1)
          currentTarget.currentTime = wanted.current
      }}
      onError={() => setIsReady(false)}
    />
  )
}
