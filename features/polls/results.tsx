import { useState } from 'react'
import { pushToast } from '@/lib/alerts'
import { EmojiText } from '@/lib/html/emoji-text'
import { percent, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { CheckIcon } from '@/lib/ui/icons'
import type { Poll } from '@/schemas/entities'
import { changeBallot } from './ballot-store'
import { messages } from './messages'
import { PollFoot } from './poll-foot'
import { leaders, optionPercentOf } from './rules'
import styles from './poll-view.module.css'

interface Props {
  poll: Poll
  lang: string | null
  closed: boolean
  /** True when the user has not voted and still can: a button goes back to the ballot. */
  canVote: boolean
  /** Key of the ballot, see `useBallot`. */
  ballotKey: string
}

/** The options with their share of the votes, which is empty where the server hides counts until the end. */
export function Results({ poll, lang, closed, canVote, ballotKey }: Props) {
  const intl = useIntl()
  const { loader, identity } = useRuntime()
  const [busy, setBusy] = useState(false)
  const leading = leaders(poll)
  const refresh = async () => {
    setBusy(true)
    changeBallot(ballotKey, { failed: undefined })
    const isRefreshed = await loader.refresh({ kind: 'poll', id: poll.id })
    setBusy(false)
    if (isRefreshed) return
    pushToast({
      kind: 'error',
      text: () => intl.formatMessage(messages.refreshFailed),
      key: `poll ${ballotKey}`,
      identity: identity.key,
    })
  }
  return (
    <>
      {/* Takes the focus of the ballot it replaces. */}
      <ul className={styles.options} tabIndex={-1} aria-label={intl.formatMessage(messages.resultsLabel)}>
        {poll.options.map((option, at) => {
          const share = optionPercentOf(poll, option.votes_count)
          const isOwnVote = poll.own_votes?.includes(at)
          return (
            <li key={at} className={styles.option} data-leading={leading.has(at) || undefined}>
              <span className={styles.bar} style={{ inlineSize: `${share}%` }} />
              <span dir="auto" lang={lang ?? undefined} className={styles.title}>
                <EmojiText text={option.title} emojis={poll.emojis} />
              </span>
              {isOwnVote && (
                <span className={styles.own} title={intl.formatMessage(messages.own)}>
                  <CheckIcon size="1rem" aria-hidden />
                  <span className="visually-hidden">{intl.formatMessage(messages.own)}</span>
                </span>
              )}
              {option.votes_count !== null && (
                <span className={styles.percent}>{percent(intl, share, 100)}</span>
              )}
            </li>
          )
        })}
      </ul>
      {!closed && (
        <div className={styles.acts}>
          {canVote && (
            <Button
              size="small"
              onClick={() => changeBallot(ballotKey, { peeking: false, failed: undefined })}
            >
              {intl.formatMessage(messages.back)}
            </Button>
          )}
          <Button size="small" variant="quiet" busy={busy} onClick={() => void refresh()}>
            {intl.formatMessage(messages.refresh)}
          </Button>
        </div>
      )}
      <PollFoot poll={poll} closed={closed} />
    </>
  )
}
