import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { pushToast } from '@/lib/alerts'
import { absoluteTime, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { Button } from '@/lib/ui/button/button'
import { LostItems } from '@/lib/ui/error-state/tail-failed'
import { catchUpsOf } from './catch-ups'
import { keepCatchUp } from './kept'
import { messages } from './messages'
import { keptKey } from './queries'
import { MOST_POSTS, type CatchUpState } from './state'
import styles from './catch-up.module.css'

/** Shows the span of a catch-up, its missing posts, and the button to keep it. */
export function Notice({ state }: { state: CatchUpState }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const why =
    state.phase === 'failed' ? messages.failed : state.phase === 'cancelled' ? messages.cancelled : null
  return (
    <>
      {why && (
        <Banner
          kind={state.phase === 'failed' ? 'warning' : 'info'}
          action={
            <Button size="small" onClick={() => catchUpsOf(runtime).resume(state.id)}>
              {intl.formatMessage(messages.goOn)}
            </Button>
          }
        >
          {intl.formatMessage(why)}
        </Banner>
      )}
      {state.lost > 0 && (
        <Banner kind="warning">
          <LostItems count={state.lost} kind="posts" className={styles.words} />
        </Banner>
      )}
      {state.full && <Banner>{intl.formatMessage(messages.full, { count: MOST_POSTS })}</Banner>}
      <div className={styles.head}>
        <span className={styles.muted}>
          {intl.formatMessage(messages.keptCount, {
            count: state.ids.length,
            time: absoluteTime(intl, state.reached ?? state.until),
          })}
        </span>
        <Keep state={state} />
      </div>
    </>
  )
}

function Keep({ state }: { state: CatchUpState }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    const done = await keepCatchUp(runtime, state)
    setBusy(false)
    if (done) catchUpsOf(runtime).hold({ ...state, kept: true })
    await client.invalidateQueries({ queryKey: keptKey })
    pushToast({
      kind: done ? 'success' : 'error',
      text: intl.formatMessage(done ? messages.keptToast : messages.keepFailed),
      identity: runtime.identity.who,
    })
  }
  if (state.kept) return <span className={styles.muted}>{intl.formatMessage(messages.isKept)}</span>
  return (
    <Button size="small" busy={busy} onClick={() => void keep()}>
      {intl.formatMessage(messages.keep)}
    </Button>
  )
}
