import { useState } from 'react'
import { mediaUrl } from '@/lib/html/url'
import { inTone, type Choice, type SkinTone } from './choice'
import styles from './glyph.module.css'

interface Props {
  choice: Choice
  tone: SkinTone
}

/** An emoji as it looks: the system's own drawing, or the server's picture, still. What cannot be loaded is its code. */
export function Glyph({ choice, tone }: Props) {
  const [failed, setFailed] = useState(false)
  if ('native' in choice) return <span className={styles.native}>{inTone(choice.native, tone)}</span>
  const src = mediaUrl(choice.custom.static_url)
  if (!src || failed) return <span className={styles.code}>{choice.custom.shortcode}</span>
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}
