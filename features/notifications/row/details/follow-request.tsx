import { useEffect, useRef } from 'react'
import { FollowButton, nameOf } from '@/features/accounts'
import { requestState, sendAnswer, withRequestAnswered } from '@/features/people'
import { focusWithoutScroll, isFocusLost } from '@/lib/focus/focusable'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useEntity, useRuntime, type Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import { Button } from '@/lib/ui/button/button'
import type { Account } from '@/schemas/entities'
import { rowMessages } from '../messages'
import styles from '../row.module.css'

/** Rejects after some seconds, as a rejection cannot be undone. */
function reject(runtime: Runtime, { id, acct }: Account, intl: IntlShape): void {
  startUndoable(
    runtime,
    {
      key: `reject ${id}`,
      text: () => intl.formatMessage(rowMessages.rejected, { acct }),
      show: () => {
        const change = runtime.cache.begin('relationship', id, withRequestAnswered(false))
        return () => change.abort()
      },
      send: () => void sendAnswer(runtime, id, false),
    },
    intl,
  )
}

/** Buttons that answer a follow request, and its state once it was answered, here or elsewhere. */
export function FollowRequest({ account }: { account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const relationship = useEntity('relationship', account.id)
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const state = requestState(relationship)
  const name = nameOf(account)
  useEffect(() => {
    // The pressed button was removed, or the result after a refusal: focus what replaces it.
    if (!pressed.current || !isFocusLost()) return
    const target = state === 'pending' ? 'button' : '[tabindex]'
    focusWithoutScroll(root.current?.querySelector<HTMLElement>(target))
  }, [state])
  const answer = (send: () => void) => {
    pressed.current = true
    send()
  }
  return (
    <div ref={root} className={styles.actions}>
      {state === 'pending' ? (
        <>
          <Button
            variant="primary"
            size="small"
            aria-label={intl.formatMessage(rowMessages.acceptNamed, { name })}
            onClick={() => answer(() => void sendAnswer(runtime, account.id, true))}
          >
            {intl.formatMessage(rowMessages.accept)}
          </Button>
          <Button
            size="small"
            aria-label={intl.formatMessage(rowMessages.rejectNamed, { name })}
            onClick={() => answer(() => reject(runtime, account, intl))}
          >
            {intl.formatMessage(rowMessages.reject)}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.state} tabIndex={-1}>
            {intl.formatMessage(state === 'accepted' ? rowMessages.accepted : rowMessages.answered)}
          </span>
          {state === 'accepted' && <FollowButton account={account} />}
        </>
      )}
    </div>
  )
}
