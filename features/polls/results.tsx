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
  /** The user has not voted and still can. */
  peeking: boolean
  /** Key of the ballot: the identity key, '/' and the poll id. */
  name: string
}

/** The options with their share; without it where the server hides counts until the end. */
export function Results({ poll, lang, closed, peeking, name }: Props) {
  const intl = useIntl()
  const { loader, identity } = useRuntime()
  const [busy, setBusy] = useState(false)
  const first = leaders(poll)
  const refresh = () => {
    setBusy(true)
    changeBallot(name, { failed: undefined })
    void loader.refresh({ kind: 'poll', id: poll.id }).then((came) => {
      setBusy(false)
      if (!came)
        pushToast({
          kind: 'error',
          text: intl.formatMessage(messages.refreshFailed),
          key: `poll ${name}`,
          identity: identity.key,
        })
    })
  }
  return (
    <>
      {/* Takes the focus of the ballot it replaces. */}
      <ul className={styles.options} tabIndex={-1} aria-label={intl.formatMessage(messages.resultsLabel)}>
        {poll.options.map((option, at) => {
          const share = optionPercentOf(poll, option.votes_count)
          const own = poll.own_votes?.includes(at)
          return (
            <li key={at} className={styles.option} data-leading={first.has(at) || undefined}>
              <span className={styles.bar} style={{ inlineSize: `${share}%` }} />
              <span dir="auto" lang={lang ?? undefined} className={styles.title}>
                <EmojiText text={option.title} emojis={poll.emojis} />
              </span>
              {own && (
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
          {peeking && (
            <Button size="small" onClick={() => changeBallot(name, { peeking: false, failed: undefined })}>
              {intl.formatMessage(messages.back)}
            </Button>
          )}
          <Button size="small" variant="quiet" busy={busy} onClick={refresh}>
            {intl.formatMessage(messages.refresh)}
          </Button>
        </div>
      )}
      <PollFoot poll={poll} closed={closed} />
    </>
  )
}
