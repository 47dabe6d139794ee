import { Fragment, useState } from 'react'
import { splitEmoji, type EmojiLike, type ShownEmoji } from './apply/apply-emoji'
import styles from './html.module.css'

interface Props {
  /** Plain text: a name, a title, a poll option. Markup in it is shown literally. */
  readonly text: string
  readonly emojis: readonly EmojiLike[]
}

/** One custom emoji, still until startEmojiMotion plays it; its shortcode when the image fails to load. */
function EmojiImage({ code, still, moving }: ShownEmoji) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === still) return code
  return (
    <img
      loading="lazy"
      className={styles['emoji']}
      src={still}
      data-moving={moving === still ? undefined : moving}
      alt={code}
      title={code}
      draggable={false}
      decoding="async"
      onError={() => setFailed(still)}
    />
  )
}

/** Shows plain text with images for its custom emoji. */
export function EmojiText({ text, emojis }: Props) {
  return splitEmoji(text, emojis).map((part, at) => {
    const key = `${at}`
    return typeof part === 'string' ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <EmojiImage key={key} {...part} />
    )
  })
}
