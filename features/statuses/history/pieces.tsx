import { Fragment } from 'react'
import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import type { Piece } from './changes'
import { messages } from './messages'
import styles from './history-dialog.module.css'

interface Props {
  pieces: readonly Piece[]
  /** Custom emoji of the text; none in what describes media. */
  emojis?: readonly EmojiLike[]
}

const NONE: readonly EmojiLike[] = []

/** A text with its new and gone words, for eyes and ears. */
export function Pieces({ pieces, emojis = NONE }: Props) {
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
