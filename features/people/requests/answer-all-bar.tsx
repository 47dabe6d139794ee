import { useRef, useSyncExternalStore } from 'react'
import { alertError, pushToast } from '@/lib/alerts'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { passFocus } from '@/lib/focus/pass-focus'
import { useIntl } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { AccountId } from '@/schemas/primitives'
import { createAnswerAll, type AnswerOutcome } from './answer-all'
import { messages } from './messages'
import styles from './requests.module.css'

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
  const progress = useSyncExternalStore(all.subscribe, all.progress)
  const bar = useRef<HTMLDivElement>(null)

  const report = ({ done, failed, unsent, stopped }: AnswerOutcome, accept: boolean) => {
    const isLost = unsent.length > 0 && !stopped
    const [complete, partial] = accept
      ? [messages.allAccepted, messages.partlyAccepted]
      : [messages.allRejected, messages.partlyRejected]
    pushToast({
      kind: failed > 0 || isLost ? 'error' : 'success',
      text: intl.formatMessage(isLost ? partial : complete, { done, failed }),
      identity: runtime.identity.key,
      ...(isLost && {
        action: { label: intl.formatMessage(messages.again), run: () => void answer(accept, unsent) },
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

  if (progress) {
    const { accept, total, done, failed, waitsUntil } = progress
    const label = intl.formatMessage(accept ? messages.accepting : messages.rejecting)
    return (
      <PassFocusOnRemoval>
        <div ref={bar} className={styles.bar}>
          <div className={styles.progress}>
            <span>
              {total === null
                ? label
                : intl.formatMessage(accept ? messages.acceptingCount : messages.rejectingCount, {
                    done: done + failed,
                    total,
                  })}
            </span>
            <progress aria-label={label} {...(total !== null && { value: done + failed, max: total })} />
            {waitsUntil !== null && (
              <output>
                {intl.formatMessage(messages.waits, {
                  time: intl.formatDate(waitsUntil, { timeStyle: 'short' }),
                })}
              </output>
            )}
          </div>
          <Button
            size="small"
            onClick={() => {
              all.stop()
              passFocus(bar.current)
            }}
          >
            {intl.formatMessage(messages.stop)}
          </Button>
        </div>
      </PassFocusOnRemoval>
    )
  }
  if (count < MIN_REQUESTS) return null
  return (
    <PassFocusOnRemoval>
      <div ref={bar} className={styles.bar}>
        <Button size="small" onClick={() => void start(true)}>
          {intl.formatMessage(messages.acceptAll)}
        </Button>
        <Button size="small" onClick={() => void start(false)}>
          {intl.formatMessage(messages.rejectAll)}
        </Button>
      </div>
    </PassFocusOnRemoval>
  )
}
