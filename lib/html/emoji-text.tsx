import { Fragment } from 'react'
import { splitEmoji, type EmojiLike } from './apply-emoji'
import styles from './html.module.css'

interface Props {
  /** Plain text: a name, a title, a poll option. Markup in it is shown as it is. */
  readonly text: string
  readonly emojis: readonly EmojiLike[]
  /** Moving custom emoji; default still. */
  readonly animate?: boolean | undefined
}

/** Text with pictures for the custom emoji in it. */
export function EmojiText({ text, emojis, animate = false }: Props) {
  return splitEmoji(text, emojis).map((part, at) => {
    const key = `${at}`
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
    return (
      <img
        key={key}
        className={styles['emoji']}
        src={animate ? part.moving : part.still}
        alt={part.code}
        title={part.code}
        draggable={false}
        loading="lazy"
        decoding="async"
      />
    )
  })
}
