import { useState } from 'react'
import type { CustomEmoji } from '@/schemas/emoji'
import { inTone, type Choice, type SkinTone } from '../button/choice'
import styles from './glyph.module.css'

interface Props {
  choice: Choice
  tone: SkinTone
}

/** A picture of the server, still; its code where it does not come. */
function Picture({ emoji }: { emoji: CustomEmoji }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <span className={styles.code}>{emoji.shortcode}</span>
  return (
    <img
      className={styles.picture}
      src={emoji.static_url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

/** The letters of emoji, for an element that has nothing else in it. */
export const nativeClass = styles.native

/** An emoji as it looks: the system's own drawing, or the server's picture. */
export function Glyph({ choice, tone }: Props) {
  if ('custom' in choice) return <Picture emoji={choice.custom} />
  return <span className={styles.native}>{inTone(choice.native, tone)}</span>
}
