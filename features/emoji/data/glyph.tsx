import { useState } from 'react'
import type { CustomEmoji } from '@/schemas/server/emoji'
import { inTone, type Choice, type SkinTone } from '../button/choice'
import styles from './glyph.module.css'

interface Props {
  choice: Choice
  tone: SkinTone
}

/** A still custom emoji; its shortcode when the image fails to load. */
function EmojiImage({ emoji }: { emoji: CustomEmoji }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <span className={styles.code}>{emoji.shortcode}</span>
  return (
    <img
      loading="lazy"
      className={styles.image}
      src={emoji.static_url}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

/** Emoji font, for an element that contains only the emoji. */
export const nativeClass = styles.native

/** Shows an emoji: a character of the system font, or an image of the server. */
export function Glyph({ choice, tone }: Props) {
  if ('custom' in choice) return <EmojiImage emoji={choice.custom} />
  return <span className={styles.native}>{inTone(choice.native, tone)}</span>
}
