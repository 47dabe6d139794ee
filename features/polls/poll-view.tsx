import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useFocusOnReplacement } from '@/lib/focus/use-focus-on-replacement'
import { useClock, useIntl } from '@/lib/i18n'
import { keyWithin, useEntity, useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Poll } from '@/schemas/entities'
import type { PollId } from '@/schemas/primitives'
import { Ballot } from './ballot'
import { useBallot } from './ballot-store'
import { messages } from './messages'
import { Results } from './results'
import { isClosed, isVoteLost } from './rules'
import styles from './poll-view.module.css'

/** Announced only after a vote: the code loads with the first one. */
const SpokenResults = lazyPart(() => import('./spoken-results'), undefined, { failure: 'quiet' })

interface Props {
  id: PollId
  /** Language of the options. */
  lang: string | null
  /** Translated options, in order. */
  titles?: readonly string[] | null
  /** True for a poll of the user, who cannot vote in it. */
  own?: boolean
  /** Called when a visitor tries to vote, with the titles of the chosen options. */
  onVisitor: (choices: readonly string[]) => void
}

const withTitles = (poll: Poll, titles: readonly string[]): Poll => ({
  ...poll,
  options: poll.options.map((option, at) => ({ ...option, title: titles[at] || option.title })),
})

/** A poll: the ballot, or the results once the user voted, it closed, or the user asked for them. */
export function PollView({ id, titles = null, ...rest }: Props) {
  const entity = useEntity('poll', id)
  const poll = useMemo(() => (entity && titles ? withTitles(entity, titles) : entity), [entity, titles])
  return poll && poll.options.length > 0 ? <Shown poll={poll} {...rest} /> : null
}

/** Renders again when the poll closes, not at every tick. */
function useClosed(poll: Poll): boolean {
  const clock = useClock()
  const closed = () => isClosed(poll, clock.read())
  return useSyncExternalStore(clock.subscribe, closed, closed)
}

/** Focus moves to the chosen option, else to the first, else to the list of results. */
const FOCUS_TARGETS = ['input:checked', 'input', 'ul[tabindex]']

function Shown({ poll, lang, own = false, onVisitor }: Omit<Props, 'id'> & { poll: Poll }) {
  const { identity, loader } = useRuntime()
  const closed = useClosed(poll)
  const ballotKey = keyWithin(identity, poll.id)
  const { peeking = false, failed } = useBallot(ballotKey)
  const { id, expired } = poll
  // The poll closed while cached, so its last votes are missing.
  const outdated = closed && !expired
  useEffect(() => {
    if (outdated) void loader.refresh({ kind: 'poll', id })
  }, [loader, id, outdated])
  const settled = closed || own || poll.voted === true
  const results = settled || peeking
  const intl = useIntl()
  const [announced, setAnnounced] = useState(false)
  // Announce the results only to a user whose focus was inside.
  const focus = useFocusOnReplacement(results, {
    targets: FOCUS_TARGETS,
    onMoved: () => setAnnounced(results),
  })
  return (
    <div className={styles.poll} {...focus}>
      {isVoteLost(poll, failed) && (
        <output className={styles.note}>{intl.formatMessage(messages.notCounted)}</output>
      )}
      {results ? (
        <Results poll={poll} lang={lang} closed={closed} canVote={!settled} ballotKey={ballotKey} />
      ) : (
        <Ballot poll={poll} lang={lang} ballotKey={ballotKey} onVisitor={onVisitor} />
      )}
      <output className="visually-hidden">{announced && results && <SpokenResults poll={poll} />}</output>
    </div>
  )
}
