import { useId } from 'react'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Poll } from '@/schemas/entities'
import { changeBallot, useBallot } from './ballot-store'
import { messages } from './messages'
import { voteInPoll } from './mutations'
import { PollFoot } from './poll-foot'
import { choose } from './rules'
import styles from './poll-view.module.css'

interface Props {
  poll: Poll
  lang: string | null
  /** `who/id`. */
  name: string
  onVisitor: () => void
}

/** The options to choose from. Voting needs a choice (product.md 5). */
export function Ballot({ poll, lang, name, onVisitor }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const group = useId()
  // An edit of the poll may have taken options away.
  const choices = (useBallot(name).choices ?? []).filter((at) => at < poll.options.length)
  const empty = choices.length === 0
  const vote = async () => {
    if (runtime.me === null) return onVisitor()
    if (empty) return
    changeBallot(name, { failed: undefined, peeking: false })
    const done = await runtime.run(voteInPoll(poll.id, choices))
    if (done) return
    changeBallot(name, { peeking: true })
    // Why is said by the toast; here it says how the poll stands, which is known once it is read anew: it may be over,
    // and a lost answer may hide a counted vote.
    await runtime.loader.refresh({ kind: 'poll', id: poll.id })
    changeBallot(name, { failed: choices })
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
                changeBallot(name, { choices: choose(poll, choices, at, event.target.checked) })
              }
            />
            <span dir="auto" lang={lang ?? undefined} className={styles.title}>
              <EmojiText text={option.title} emojis={poll.emojis} />
            </span>
          </label>
        ))}
      </div>
      <div className={styles.acts}>
        <Button size="small" aria-disabled={runtime.me !== null && empty} onClick={() => void vote()}>
          {intl.formatMessage(messages.vote)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => changeBallot(name, { peeking: true })}>
          {intl.formatMessage(messages.results)}
        </Button>
      </div>
      <PollFoot poll={poll} closed={false}>
        {poll.multiple && <span>{intl.formatMessage(messages.several)}</span>}
      </PollFoot>
    </>
  )
}
