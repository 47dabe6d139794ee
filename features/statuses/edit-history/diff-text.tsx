import { Fragment } from 'react'
import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import type { DiffPart } from './changes'
import { messages } from './messages'
import styles from './history-dialog.module.css'

interface Props {
  pieces: readonly DiffPart[]
  /** Custom emoji of the text; none in media descriptions. */
  emojis?: readonly EmojiLike[]
}

const NONE: readonly EmojiLike[] = []

/** A text with added and removed words, marked visually and for screen readers. */
export function DiffText({ pieces, emojis = NONE }: Props) {
  const intl = useIntl()
  const spoken = (word: string) => <span className="visually-hidden"> {word} </span>
  return pieces.map(({ kind, text: words }, at) => {
    const text = <EmojiText text={words} emojis={emojis} />
    if (kind === 'same') return <Fragment key={at}>{text}</Fragment>
    if (kind === 'added')
      return (
        <ins key={at} className={styles.added}>
          {spoken(intl.formatMessage(messages.added))}
          {text}
        </ins>
      )
    return (
      <del key={at} className={styles.removed}>
        {spoken(intl.formatMessage(messages.removed))}
        {text}
      </del>
    )
  })
}
