import { useRef } from 'react'
import type { WorkOutcome } from '@/lib/actions/long-work'
import { alertError, pushToast } from '@/lib/alerts'
import { passFocus } from '@/lib/focus/pass-focus'
import { useIntl } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { WorkBar } from '@/lib/ui/work-bar/work-bar'
import type { AccountId } from '@/schemas/primitives'
import { createAnswerAll } from './answer-all'
import { messages } from './messages'

/** Number of requests from which they can be answered together. */
const MIN_REQUESTS = 2

interface Props {
  /** Number of loaded requests. */
  count: number
  hasMore: boolean
}

/** Accepts or rejects all follow requests, with progress. */
export function AnswerAllBar({ count, hasMore }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const all = runtime.service(createAnswerAll)
  const bar = useRef<HTMLDivElement>(null)

  const report = ({ done, failed, unsent, stopped }: WorkOutcome<AccountId>, accept: boolean) => {
    const isLost = unsent.length > 0 && !stopped
    const [complete, partial] = accept
      ? [messages.allAccepted, messages.partlyAccepted]
      : [messages.allRejected, messages.partlyRejected]
    pushToast({
      kind: failed > 0 || isLost ? 'error' : 'success',
      text: () => intl.formatMessage(isLost ? partial : complete, { done: done.length, failed }),
      identity: runtime.identity.key,
      ...(isLost && {
        action: { label: () => intl.formatMessage(messages.again), run: () => void answer(accept, unsent) },
      }),
    })
  }
  const answer = async (accept: boolean, only?: readonly AccountId[]) => {
    try {
      const outcome = await all.start(accept, only)
      if (outcome) report(outcome, accept)
    } catch (error) {
      alertError(error, intl, { identity: runtime.identity.key })
    }
  }
  const start = async (accept: boolean) => {
    const isConfirmed = await confirm(
      (currentIntl) => ({
        title: currentIntl.formatMessage(accept ? messages.acceptAllTitle : messages.rejectAllTitle, {
          count: hasMore ? -1 : count,
        }),
        text: currentIntl.formatMessage(accept ? messages.acceptAllText : messages.rejectAllText),
        confirm: currentIntl.formatMessage(accept ? messages.acceptAll : messages.rejectAll),
        danger: !accept,
      }),
      runtime.identity.key,
    )
    if (!isConfirmed) return
    passFocus(bar.current)
    await answer(accept)
  }

  return (
    <WorkBar
      ref={bar}
      work={all}
      words={({ total, done, failed }) => {
        const accept = all.isAccepting()
        const label = intl.formatMessage(accept ? messages.accepting : messages.rejecting)
        const counted = accept ? messages.acceptingCount : messages.rejectingCount
        const text = total === null ? label : intl.formatMessage(counted, { done: done + failed, total })
        return { label, text }
      }}
    >
      {count >= MIN_REQUESTS && (
        <>
          <Button size="small" onClick={() => void start(true)}>
            {intl.formatMessage(messages.acceptAll)}
          </Button>
          <Button size="small" onClick={() => void start(false)}>
            {intl.formatMessage(messages.rejectAll)}
          </Button>
        </>
      )}
    </WorkBar>
  )
}
