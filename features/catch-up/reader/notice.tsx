import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { pushToast } from '@/lib/alerts'
import { absoluteTime, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { Button } from '@/lib/ui/button/button'
import { UnreadableLine } from '@/lib/ui/error-state/unreadable-line'
import { catchUpsOf } from '../loading/catch-ups'
import { saveCatchUp } from '../loading/saved'
import { messages } from '../messages'
import { savedKey } from '../loading/queries'
import { MAX_POSTS, type CatchUpState } from '../loading/state'
import page from '../catch-up.module.css'
import styles from './reader.module.css'

interface Props {
  state: CatchUpState
  /** Number of posts to choose from: a post and its boosts count once. */
  count: number
}

/** Shows the span of a catch-up, its missing posts, and the button to save it. */
export function Notice({ state, count }: Props) {
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
              {intl.formatMessage(messages.resume)}
            </Button>
          }
        >
          {intl.formatMessage(why)}
        </Banner>
      )}
      {state.lost > 0 && (
        <Banner kind="warning">
          <UnreadableLine count={state.lost} kind="posts" className={page.words} />
        </Banner>
      )}
      {state.full && <Banner>{intl.formatMessage(messages.full, { count: MAX_POSTS })}</Banner>}
      <div className={styles.head}>
        <span className={page.muted}>
          {intl.formatMessage(messages.postCount, {
            count,
            time: absoluteTime(intl, state.reached ?? state.until),
          })}
        </span>
        <SaveButton state={state} />
      </div>
    </>
  )
}

function SaveButton({ state }: { state: CatchUpState }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const done = await saveCatchUp(runtime, state)
    setBusy(false)
    if (done) catchUpsOf(runtime).put({ ...state, saved: true })
    await client.invalidateQueries({ queryKey: savedKey })
    pushToast({
      kind: done ? 'success' : 'error',
      text: () => intl.formatMessage(done ? messages.savedNotice : messages.saveFailed),
      identity: runtime.identity.key,
    })
  }
  if (state.saved) return <span className={page.muted}>{intl.formatMessage(messages.isSaved)}</span>
  return (
    <Button size="small" busy={busy} onClick={() => void save()}>
      {intl.formatMessage(messages.save)}
    </Button>
  )
}
