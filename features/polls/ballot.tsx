import { useId } from 'react'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Poll } from '@/schemas/entities'
import { changeBallot, useBallot } from './ballot-store'
import { messages } from './messages'
import { PollFoot } from './poll-foot'
import { choose } from './rules'
import styles from './poll-view.module.css'

interface Props {
  poll: Poll
  lang: string | null
  /** Key of the ballot, see `useBallot`. */
  ballotKey: string
  /** Called when a visitor presses Vote, with the titles of the chosen options. */
  onVisitor: (choices: readonly string[]) => void
}

/** The ballot of a poll. Voting needs at least one choice. */
export function Ballot({ poll, lang, ballotKey, onVisitor }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const group = useId()
  // Editing the poll may have removed options.
  const choices = (useBallot(ballotKey).choices ?? []).filter((at) => at < poll.options.length)
  const empty = choices.length === 0
  const vote = () => {
    if (runtime.me === null) {
      // The titles on screen may be translated.
      const { options } = runtime.cache.read('poll', poll.id) ?? poll
      onVisitor(choices.map((at) => options[at]?.title ?? ''))
      return
    }
    if (empty) return
    import('./cast-vote').then(
      ({ castVote }) => castVote(runtime, poll.id, choices, ballotKey),
      async (error: unknown) => {
        const { alertError } = await import('@/lib/alerts/alert-error')
        alertError(error, intl)
      },
    )
  }
  return (
    <>
      <div
        className={styles.options}
        role={poll.multiple ? 'group' : 'radiogroup'}
        aria-label={intl.formatMessage(messages.label)}
      >
        {poll.options.map((option, at) => (
          <label key={at} className={styles.choice}>
            <input
              type={poll.multiple ? 'checkbox' : 'radio'}
              name={group}
              checked={choices.includes(at)}
              onChange={(event) =>
                changeBallot(ballotKey, { choices: choose(poll, choices, at, event.target.checked) })
              }
            />
            <span dir="auto" lang={lang ?? undefined} className={styles.title}>
              <EmojiText text={option.title} emojis={poll.emojis} />
            </span>
          </label>
        ))}
      </div>
      <div className={styles.acts}>
        <Button size="small" aria-disabled={runtime.me !== null && empty} onClick={vote}>
          {intl.formatMessage(messages.vote)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => changeBallot(ballotKey, { peeking: true })}>
          {intl.formatMessage(messages.results)}
        </Button>
      </div>
      <PollFoot poll={poll} closed={false}>
        {poll.multiple && <span>{intl.formatMessage(messages.multiple)}</span>}
      </PollFoot>
    </>
  )
}
