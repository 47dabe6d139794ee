import { Fragment } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Piece } from './changes'
import { messages } from './messages'
import styles from './history-dialog.module.css'

/** A text with its new and gone words, for eyes and ears. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const intl = useIntl()
  const spoken = (word: string) => <span className="visually-hidden"> {word} </span>
  return pieces.map(({ kind, text }, at) => {
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
