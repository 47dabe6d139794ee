import { Fragment } from 'react'
import { absoluteTime, useIntl, type IntlShape } from '@/lib/i18n'
import type { Revision } from '@/schemas/status'
import { changesBetween, revisionText, type OtherChanges, type Piece } from './changes'
import { messages } from './messages'
import styles from './history-dialog.module.css'

interface Props {
  revision: Revision
  /** The one before; none for the first. */
  before: Revision | undefined
  language: string | null
}

/** One version of a post, with what it changed marked in its text and told below it. */
export function Version({ revision, before, language }: Props) {
  const intl = useIntl()
  const time = absoluteTime(intl, revision.created_at)
  const changes = before && changesBetween(before, revision)
  const same = (text: string): Piece[] => (text === '' ? [] : [{ kind: 'same', text }])
  const text = changes?.text ?? same(revisionText(revision))
  const warning = changes?.warning ?? same(revision.spoiler_text)
  const others = changes ? otherLines(changes, intl) : contents(revision, intl)
  const unchanged =
    changes && others.length === 0 && ![...text, ...warning].some(({ kind }) => kind !== 'same')
  return (
    <li className={styles.version}>
      <h3 className={styles.when}>
        {intl.formatMessage(before ? messages.edited : messages.original, { time })}
      </h3>
      {warning.length > 0 && (
        <p className={styles.warning} dir="auto" lang={language ?? undefined}>
          <span className={styles.label}>{intl.formatMessage(messages.warning)}: </span>
          <Pieces pieces={warning} />
        </p>
      )}
      {text.length > 0 && (
        <p className={styles.text} dir="auto" lang={language ?? undefined}>
          <Pieces pieces={text} />
        </p>
      )}
      {(others.length > 0 || unchanged) && (
        <ul className={styles.others}>
          {(unchanged ? [intl.formatMessage(messages.nothing)] : others).map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** A text with its new and gone words, for eyes and ears. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
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

/** What an edit changed beside the texts. */
function otherLines(changes: OtherChanges, intl: IntlShape): string[] {
  const { mediaAdded, mediaRemoved, described, sensitive, poll } = changes
  const polls = { added: messages.pollAdded, removed: messages.pollRemoved, changed: messages.pollChanged }
  return [
    mediaAdded > 0 && intl.formatMessage(messages.mediaAdded, { count: mediaAdded }),
    mediaRemoved > 0 && intl.formatMessage(messages.mediaRemoved, { count: mediaRemoved }),
    described > 0 && intl.formatMessage(messages.described, { count: described }),
    sensitive !== null && intl.formatMessage(sensitive ? messages.sensitive : messages.notSensitive),
    poll !== null && intl.formatMessage(polls[poll]),
  ].filter((line) => line !== false)
}

/** What the first version had beside its text. */
function contents({ media_attachments: media, poll }: Revision, intl: IntlShape): string[] {
  return [
    media.length > 0 && intl.formatMessage(messages.media, { count: media.length }),
    poll &&
      intl.formatMessage(messages.poll, { options: intl.formatList(poll.options.map(({ title }) => title)) }),
  ].filter((line) => typeof line === 'string')
}
